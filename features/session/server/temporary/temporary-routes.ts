import { Type } from '@sinclair/typebox'
import type { Database } from '../../../data/contract'
import { answer, endpoint } from '../../../web/contract'
import { findPerson, personOf, sessionErrors, signedIn, temporary } from '../../contract'
import { TemporarySession } from '../../contract/wire-links'
import type { LinkTables } from '../links/link-tables'
import { sessionCookies } from '../session-cookie'
import type { RedeemableLinks } from './assessment-links'
import { findTemporary } from './temporary-queries'

export function redeemLinkRoute(links: RedeemableLinks, secure: boolean) {
  return endpoint({
    id: 'session.redeem-assessment-link',
    method: 'POST',
    path: '/api/session/assessment-link',
    access: 'public',
    openTo: ['temporary'],
    request: { body: Type.Object({ link: Type.String({ minLength: 1, maxLength: 2000 }) }) },
    response: { 204: Type.Null() },
    rateLimit: { max: 30, seconds: 600, by: 'address' },
    summary: 'Signs in by the link of an assessment, once, for that assessment alone.',
    async handle({ body, subject, request }) {
      const { token } = await links.redeem(body.link, request, findPerson(subject))
      return answer(204, null, { cookies: sessionCookies(request, token, secure) })
    },
  })
}

export function temporaryRoute(database: Database) {
  return endpoint({
    id: 'session.temporary',
    method: 'GET',
    path: '/api/session/temporary',
    access: [signedIn(), temporary()],
    openTo: ['temporary', 'locked'],
    request: {},
    response: { 200: TemporarySession },
    summary: 'Which assessment this session is for, and until when.',
    async handle({ subject }) {
      const found = await findTemporary(database.of<LinkTables>(), personOf(subject).sessionId)
      if (!found) throw sessionErrors.linkRefused('This login has ended. Open the link of the assessment again.')
      return { ...found, until: found.until.toISOString() }
    },
  })
}
