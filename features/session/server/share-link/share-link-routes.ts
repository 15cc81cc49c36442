import { Type } from '@sinclair/typebox'
import { answer, endpoint, saying } from '../../../web/contract'
import { ExternalSourceAnswer, ShareLinkAnswer } from '../../contract/wire-links'
import { sessionCookies } from '../session-cookie'
import type { ShareSignIn } from './share-sign-in'

const rateLimit = { max: 60, seconds: 600, by: 'address' } as const

/** `GET /api/verify-external-source-data` (spec §7): it verifies and changes nothing, so whatever looks at links uses none up. */
export function verifyShareRoute({ verify }: ShareSignIn) {
  return endpoint({
    id: 'session.verify-external-source-data',
    method: 'GET',
    path: '/api/verify-external-source-data',
    access: 'public',
    openTo: ['temporary'],
    legacyBody: true,
    request: {
      query: Type.Object({
        esd: Type.String({ minLength: 1, maxLength: 4000 }),
        esk: Type.String({ minLength: 1, maxLength: 100 }),
      }),
    },
    response: { 200: ExternalSourceAnswer },
    rateLimit,
    summary: "Verifies a partner's link; `encData` signs in, once and within a minute.",
    async handle({ query, request }) {
      const found = await verify(query.esd, query.esk, request)
      return saying(true, 'Link verified', found)
    },
  })
}

export function shareSignInRoute({ signIn }: ShareSignIn, secure: boolean) {
  return endpoint({
    id: 'session.share-link',
    method: 'POST',
    path: '/api/session/share-link',
    access: 'public',
    request: { body: Type.Object({ encData: Type.String({ minLength: 1, maxLength: 4000 }) }) },
    response: { 200: ShareLinkAnswer },
    rateLimit,
    summary: "Uses a partner's link up: signs in whoever is new; an address that has an account gets no session.",
    async handle({ body, request }) {
      const { token, browser } = await signIn(body.encData, request)
      const cookies = token === undefined ? [] : sessionCookies(request, token, secure)
      return answer(200, { signedIn: token !== undefined }, { cookies: [...cookies, browser] })
    },
  })
}
