import type { Kysely } from 'kysely'
import { sessionErrors } from '../../contract'
import { type Account, findAccount } from '../account-queries'
import type { SessionTables } from '../tables'
import { findSuspension } from './suspension-queries'

const day = (at: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    timeZone: 'Asia/Kolkata',
  }).format(at)

/**
 * `account-disabled` with its reason, for who has just proved that the account is theirs; undefined for one that staff did not disable
 * (merged, erased): strangers are told nothing of it.
 */
export async function disabledError(db: Kysely<SessionTables>, personId: number) {
  const found = await findSuspension(db, personId)
  if (!found) return undefined
  const { reason, until } = found
  return until
    ? sessionErrors.accountDisabled(
        `This account is disabled until ${day(until)}: "${reason}". If that is wrong, write to us (About, Contact us).`,
      )
    : sessionErrors.accountDisabled(
        `This account is disabled: "${reason}". If that is wrong, write to us (About, Contact us).`,
      )
}

/** The account of a link that is opened; throws `account-disabled` or `link-expired` where it is not open. */
export async function getOpenAccount(db: Kysely<SessionTables>, personId: number): Promise<Account> {
  const account = await findAccount(db, personId)
  if (account && !account.disabled_at) return account
  throw (await disabledError(db, personId)) ?? sessionErrors.linkExpired('The account of this link is closed.')
}
