import { Type } from '@sinclair/typebox'
import type { Audit, Clock, Database } from '../../data/contract'
import type { Mailer } from '../../mail/contract'
import { type Accounts, type FreshProof, personOf, signedIn } from '../../session/contract'
import { answer, endpoint, type Live } from '../../web/contract'
import { ErasureAnswer } from '../contract/wire'
import { askErasure, stopErasure } from './erasure-queries'
import { announce } from './live-topic'
import { erasureAskedMail } from './mails'
import type { PrivacyTables } from './tables'

const COOLING_OFF_MS = 14 * 24 * 3_600_000

export interface ErasureParts {
  readonly accounts: Accounts
  readonly database: Database
  readonly proof: FreshProof
  readonly mailer: Mailer
  readonly audit: Audit
  readonly clock: Clock
  readonly live: Live
  readonly publicUrl: string
}

export function askErasureRoute({ accounts, database, proof, mailer, audit, clock, live, publicUrl }: ErasureParts) {
  return endpoint({
    id: 'privacy.ask-erasure',
    method: 'POST',
    path: '/api/privacy/erasure',
    access: [signedIn()],
    rateLimit: { max: 10, seconds: 3600, by: 'subject' },
    request: {},
    response: { 202: ErasureAnswer },
    summary:
      'Deletes the account in 14 days; wants a fresh proof of who asks, and mails how to keep it. Not the last admin’s.',
    async handle({ subject, request }) {
      const person = personOf(subject)
      await proof.demand(person)
      const now = clock.now()
      const dueAt = await database.transact(async (tx) => {
        await accounts.demandMayGo(tx, person.id)
        const due = await askErasure(database.on<PrivacyTables>(tx), person.id, now, new Date(+now + COOLING_OFF_MS))
        await audit.record(tx, { personId: person.id, action: 'privacy.erasure-asked', about: `person:${person.id}` })
        await mailer.send(tx, erasureAskedMail({ person, dueAt: due, publicUrl }, request.language))
        await announce(live, person.id, tx)
        return due
      })
      return answer(202, { dueAt: dueAt.toISOString() })
    },
  })
}

export function stopErasureRoute(database: Database, audit: Audit, live: Live) {
  return endpoint({
    id: 'privacy.stop-erasure',
    method: 'DELETE',
    path: '/api/privacy/erasure',
    access: [signedIn()],
    request: {},
    response: { 204: Type.Null() },
    summary: 'Keeps the account. Asked twice it is kept all the same.',
    async handle({ subject }) {
      const { id } = personOf(subject)
      await database.transact(async (tx) => {
        if (!(await stopErasure(database.on<PrivacyTables>(tx), id))) return
        await audit.record(tx, { personId: id, action: 'privacy.erasure-stopped', about: `person:${id}` })
        await announce(live, id, tx)
      })
      return answer(204, null)
    },
  })
}
