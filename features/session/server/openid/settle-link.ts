import type { Audit, Clock, Database, Outbox, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import type { RequestInfo } from '../../../web/contract'
import { addressesChanged } from '../../contract'
import { findAccount, markVerified } from '../account-queries'
import type { FoundElsewhere, PendingLink, SignInTables } from '../entering/tables'
import { changedMail } from '../mails-sign-in'
import type { SessionTables } from '../tables'
import { linkElsewhere } from './openid-queries'

export interface LinkNeeds {
  readonly database: Database
  readonly mailer: Mailer
  readonly outbox: Outbox
  readonly audit: Audit
  readonly clock: Clock
}

export type SettleLink = ReturnType<typeof createSettleLink>['settle']

/** An account elsewhere opens the one here from now on: written once all that the account asks for is proved, never before. */
export function createSettleLink({ database, mailer, outbox, audit, clock }: LinkNeeds) {
  async function keep(
    tx: Tx,
    personId: number,
    provider: string,
    { issuer, subject }: Pick<FoundElsewhere, 'issuer' | 'subject'>,
  ): Promise<boolean> {
    const row = { issuer, subject, person_id: personId, provider, created_at: clock.now() }
    if (!(await linkElsewhere(database.on<SignInTables>(tx), row))) return false
    await audit.record(tx, { personId, action: 'session.linked', about: `person:${personId}`, detail: { provider } })
    return true
  }
  return {
    /** Of an account that this very arrival makes: there is nobody to tell. */
    keep,
    /** The provider's word for the address counts too, where it is the account's and nobody has proved it yet. */
    async settle(tx: Tx, { provider, ...found }: PendingLink, { language }: RequestInfo): Promise<void> {
      const { personId } = found
      const db = database.on<SessionTables>(tx)
      const known = await findAccount(db, personId)
      if (found.isProved && known?.email === found.email && !known.email_verified_at) {
        await markVerified(db, personId, clock.now())
        await outbox.publish(tx, addressesChanged({ personId }))
      }
      const isNew = await keep(tx, personId, provider, found)
      if (isNew && known) await mailer.send(tx, changedMail(known, 'elsewhere', language))
    },
  }
}
