import { createHash, timingSafeEqual } from 'node:crypto'
import { Type } from '@sinclair/typebox'
import type { Database } from '../../data/contract'
import { type People, personOf, signedIn } from '../../session/contract'
import { endpoint, webErrors } from '../../web/contract'
import { BounceReport, OwnBounce } from '../contract/wire'
import type { NoteBounce } from './bounces'
import { deleteBounce, findBounce } from './list-queries'
import type { MailTables } from './message-queries'
import type { MailSettings } from './settings'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** For mail services that tell of bounces by a call. Without MAIL_BOUNCE_TOKEN it is not there. */
export function reportBounceRoute(noteBounce: NoteBounce, { bounceToken }: Pick<MailSettings, 'bounceToken'>) {
  return endpoint({
    id: 'mail.report-bounce',
    method: 'POST',
    path: '/api/mail/bounces',
    access: 'public',
    rateLimit: { max: 600, seconds: 60, by: 'address' },
    request: { body: BounceReport },
    response: { 204: Type.Null() },
    summary: 'Told by a mail service, with its token: mail to an address came back.',
    async handle({ body: { address, kind, reason }, request }) {
      const given = String(request.headers['authorization'] ?? '').replace(/^Bearer /, '')
      if (bounceToken === undefined || !timingSafeEqual(hash(given), hash(bounceToken)))
        throw webErrors.notFound('There is nothing here without its token.')
      if (kind === 'hard') await noteBounce(address, reason ?? 'The mail service reports a bounce.')
      return null
    },
  })
}

const addressOf = async (people: () => People | undefined, id: number) =>
  (await people()?.find(id))?.email.toLowerCase()

export function ownBounceRoute(database: Database, people: () => People | undefined) {
  return endpoint({
    id: 'mail.own-bounce',
    method: 'GET',
    path: '/api/mail/own-bounce',
    access: [signedIn()],
    request: {},
    response: { 200: OwnBounce },
    summary: "Whether mail to the caller's address comes back.",
    async handle({ subject }) {
      const address = await addressOf(people, personOf(subject).id)
      const row = address ? await findBounce(database.of<MailTables>(), address) : undefined
      return { bounce: row ? { address: row.address, reason: row.reason, at: row.at.toISOString() } : null }
    },
  })
}

export function clearBounceRoute(database: Database, people: () => People | undefined) {
  return endpoint({
    id: 'mail.clear-bounce',
    method: 'DELETE',
    path: '/api/mail/own-bounce',
    access: [signedIn()],
    request: {},
    response: { 204: Type.Null() },
    rateLimit: { max: 10, seconds: 600 },
    summary: "Has mail to the caller's address tried again.",
    async handle({ subject }) {
      const address = await addressOf(people, personOf(subject).id)
      if (address) await deleteBounce(database.of<MailTables>(), address)
      return null
    },
  })
}
