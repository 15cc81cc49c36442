import type { Audit, Clock, Database, Outbox, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import type { RequestInfo } from '../../../web/contract'
import { signedUp } from '../../contract'
import { findByEmail, insertAccount, markVerified } from '../account-queries'
import type { Entered, Entry } from '../entering/entry'
import type { FoundElsewhere, SignInTables } from '../entering/tables'
import { changedMail } from '../mails-sign-in'
import type { SessionTables } from '../tables'
import type { Claims } from './openid-client'
import { findElsewhere, linkElsewhere } from './openid-queries'

export interface ArrivalParts {
  readonly database: Database
  readonly entry: Entry
  readonly mailer: Mailer
  readonly outbox: Outbox
  readonly audit: Audit
  readonly clock: Clock
}

/** What becomes of somebody whom a provider vouches for. */
export type Arrival =
  | { readonly kind: 'entered'; readonly entered: Entered }
  /** There is an account of this address; whether it is theirs is for its password to say. */
  | { readonly kind: 'ask'; readonly found: FoundElsewhere }
  | { readonly kind: 'no-email' }

export interface Arrivals {
  receive(provider: string, claims: Claims, request: RequestInfo): Promise<Arrival>
  /** The password has said it: linked for good, and signed in. */
  link(tx: Tx, provider: string, found: FoundElsewhere, request: RequestInfo): Promise<Entered>
}

export function createArrivals({ database, entry, mailer, outbox, audit, clock }: ArrivalParts): Arrivals {
  async function keepLink(tx: Tx, provider: string, personId: number, { issuer, subject }: FoundElsewhere | Claims) {
    const row = { issuer, subject, person_id: personId, provider, created_at: clock.now() }
    await linkElsewhere(database.on<SignInTables>(tx), row)
    await audit.record(tx, { personId, action: 'session.linked', about: `person:${personId}`, detail: { provider } })
  }

  async function link(tx: Tx, provider: string, found: FoundElsewhere, request: RequestInfo) {
    await keepLink(tx, provider, found.personId, found)
    const account = await findByEmail(database.on<SessionTables>(tx), found.email)
    if (account) await mailer.send(tx, changedMail(account, 'elsewhere', request.language))
    return entry.enter(tx, found.personId, `openid:${provider}`, request)
  }

  async function makeAccount(tx: Tx, provider: string, claims: Claims, email: string) {
    const now = clock.now()
    const name = (claims.name ?? email.split('@')[0] ?? email).replace(/\s+/g, ' ').slice(0, 120)
    const db = database.on<SessionTables>(tx)
    const account = await insertAccount(db, { name, email, signup_step: 'who', created_at: now, updated_at: now })
    if (!account) return undefined
    await markVerified(db, account.id, now)
    await audit.record(tx, { personId: account.id, action: 'session.signed-up', about: `person:${account.id}` })
    await outbox.publish(tx, signedUp({ personId: account.id }))
    await keepLink(tx, provider, account.id, claims)
    return account.id
  }

  return {
    link,
    receive: (provider, claims, request) =>
      database.transact(async (tx): Promise<Arrival> => {
        const way = `openid:${provider}`
        const enter = async (personId: number): Promise<Arrival> => ({
          kind: 'entered',
          entered: await entry.enter(tx, personId, way, request),
        })
        const { issuer, subject, email } = claims
        const linked = await findElsewhere(database.on<SignInTables>(tx), issuer, subject)
        if (linked !== undefined) return enter(linked)
        if (!email) return { kind: 'no-email' }
        const account = await findByEmail(database.on<SessionTables>(tx), email)
        if (account) {
          const found: FoundElsewhere = { issuer, subject, personId: account.id, email: account.email }
          // Who made the account may not have had the address: only where both sides have proved it is it the same person.
          if (!claims.isEmailVerified || !account.email_verified_at) return { kind: 'ask', found }
          return { kind: 'entered', entered: await link(tx, provider, found, request) }
        }
        if (!claims.isEmailVerified) return { kind: 'no-email' }
        const made = await makeAccount(tx, provider, claims, email)
        return made === undefined ? { kind: 'no-email' } : enter(made)
      }),
  }
}
