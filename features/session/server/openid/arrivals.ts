import type { Audit, Clock, Database, Outbox, Tx } from '../../../data/contract'
import type { RequestInfo } from '../../../web/contract'
import { sessionErrors, signedUp } from '../../contract'
import { findAccount, findByEmail, insertAccount, markVerified } from '../account-queries'
import type { Claims } from '../claim/claims'
import type { Entered, Entry } from '../entering/entry'
import type { FoundElsewhere, SignInTables } from '../entering/tables'
import type { SessionTables } from '../tables'
import type { Claims as Vouched } from './openid-client'
import { findElsewhere, findKeys } from './openid-queries'
import type { createSettleLink } from './settle-link'

export interface ArrivalParts {
  readonly database: Database
  readonly entry: Entry
  readonly outbox: Outbox
  readonly audit: Audit
  readonly clock: Clock
  readonly claims: Claims
  readonly elsewhere: ReturnType<typeof createSettleLink>
}

/** What becomes of somebody whom a provider vouches for. */
export type Arrival =
  | { readonly kind: 'entered'; readonly entered: Entered }
  /** There is an account of this address; whether it is theirs is for its password or a passkey to say. */
  | {
      readonly kind: 'ask'
      readonly found: FoundElsewhere
      readonly mayClaim: boolean
      /** It has passkeys, and no password to ask for. */
      readonly hasPasskeysOnly: boolean
    }
  | { readonly kind: 'no-email' }

export interface Arrivals {
  receive(provider: string, claims: Vouched, request: RequestInfo): Promise<Arrival>
  /** The password (or a passkey, which is the second factor too) has said it: linked for good, and signed in. */
  link(
    tx: Tx,
    provider: string,
    found: FoundElsewhere,
    request: RequestInfo,
    by: 'password' | 'passkey',
  ): Promise<Entered>
  /** Somebody else signed up with their address, and nobody has proved it yet: what was set before ends. Throws `wrong-password`. */
  claim(tx: Tx, provider: string, found: FoundElsewhere, request: RequestInfo): Promise<Entered>
}

export function createArrivals({
  database,
  entry,
  outbox,
  audit,
  clock,
  claims: proofs,
  elsewhere,
}: ArrivalParts): Arrivals {
  /** Signs in and links, or keeps the link with the second factor that is asked for first. */
  async function enterAndLink(tx: Tx, provider: string, found: FoundElsewhere, request: RequestInfo, way: string) {
    const link = { ...found, provider }
    const entered = await entry.enter(tx, found.personId, way, request, link)
    if (entered.account) await elsewhere.settle(tx, link, request)
    return entered
  }

  async function link(
    tx: Tx,
    provider: string,
    found: FoundElsewhere,
    request: RequestInfo,
    by?: 'password' | 'passkey',
  ) {
    if (by === undefined) {
      const known = await findAccount(database.on<SessionTables>(tx), found.personId)
      if (!found.isProved || known?.email !== found.email || known.email_verified_at)
        throw sessionErrors.wrongPassword('This account has an owner who confirmed the address. Type its password.')
      // With its password it is the account of whoever has the address; without, what others set before ends.
      await proofs.prove(tx, found.personId, request)
    }
    return enterAndLink(tx, provider, found, request, by === 'passkey' ? by : `openid:${provider}`)
  }

  async function makeAccount(tx: Tx, provider: string, claims: Vouched, email: string) {
    const now = clock.now()
    const name = (claims.name ?? email.split('@')[0] ?? email).replace(/\s+/g, ' ').slice(0, 120)
    const db = database.on<SessionTables>(tx)
    const account = await insertAccount(db, { name, email, signup_step: 'who', created_at: now, updated_at: now })
    if (!account) return undefined
    await markVerified(db, account.id, now)
    await audit.record(tx, { personId: account.id, action: 'session.signed-up', about: `person:${account.id}` })
    await outbox.publish(tx, signedUp({ personId: account.id }))
    await elsewhere.keep(tx, account.id, provider, claims)
    return account.id
  }

  return {
    link,
    claim: link,
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
          const isProved = claims.isEmailVerified
          const found: FoundElsewhere = { issuer, subject, personId: account.id, email: account.email, isProved }
          const { hasPassword, hasPasskey } = await findKeys(database.on<SignInTables>(tx), account.id)
          // Who made the account may not have had the address: only where both sides have proved it is it the same person. Providers
          // err, and addresses change hands: whatever that person has set to open the account is asked for all the same.
          if (!isProved || !account.email_verified_at) {
            const mayClaim = isProved && !account.email_verified_at
            return { kind: 'ask', found, mayClaim, hasPasskeysOnly: false }
          }
          if (hasPassword || hasPasskey) return { kind: 'ask', found, mayClaim: false, hasPasskeysOnly: !hasPassword }
          return { kind: 'entered', entered: await enterAndLink(tx, provider, found, request, way) }
        }
        if (!claims.isEmailVerified) return { kind: 'no-email' }
        const made = await makeAccount(tx, provider, claims, email)
        return made === undefined ? { kind: 'no-email' } : enter(made)
      }),
  }
}
