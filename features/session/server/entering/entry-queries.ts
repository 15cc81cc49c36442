import { type Kysely, sql } from 'kysely'
import { type GrantedAccount, rightsOfAccount } from '../account-queries'
import { hasAddress } from '../addresses/address-queries'
import type { SessionTables } from '../tables'
import type { PendingLink, SignInTables } from './tables'

type Db = Kysely<SignInTables>

export interface EnteringAccount extends GrantedAccount {
  readonly browserUsedAt: Date | null
  readonly trustedUntil: Date | null
}

/** What a sign-in needs to know of whoever goes by an address, main or not, in one question whether or not there is somebody. */
export function findByAddress(db: Db, email: string, browserHash: string) {
  return db
    .selectFrom('session.account as account')
    .leftJoin('session.credential as credential', 'credential.person_id', 'account.id')
    .leftJoin('session.known_browser as browser', (join) =>
      join.onRef('browser.person_id', '=', 'account.id').on('browser.token_hash', '=', browserHash),
    )
    .select([
      'account.id',
      'account.email',
      'account.disabled_at as disabledAt',
      sql<boolean>`exists (select from session.suspension s where s.person_id = account.id)`.as('isSuspended'),
      'credential.hash',
      sql<boolean>`browser.token_hash is not null`.as('isKnownBrowser'),
    ])
    .where(hasAddress(email))
    .executeTakeFirst()
}

/** Who enters, as they are answered, and since when and until when this browser is known and trusted: one question for all of it. */
export function findEntering(
  db: Kysely<SignInTables & SessionTables>,
  personId: number,
  browserHash: string,
): Promise<EnteringAccount | undefined> {
  return db
    .selectFrom('session.account as account')
    .leftJoin('session.known_browser as browser', (join) =>
      join.onRef('browser.person_id', '=', 'account.id').on('browser.token_hash', '=', browserHash),
    )
    .selectAll('account')
    .select(rightsOfAccount)
    .select(['browser.used_at as browserUsedAt', 'browser.trusted_until as trustedUntil'])
    .where('account.id', '=', personId)
    .executeTakeFirst()
}

/** Whether the account did not know this browser although it knows others, or is signed in somewhere. */
export async function keepBrowser(
  db: Db,
  row: { token_hash: string; person_id: number; used_at: Date; trusted_until?: Date },
): Promise<boolean> {
  const { person_id, token_hash, used_at, trusted_until } = row
  const others = sql`select 1 from session.known_browser k where k.person_id = ${person_id} and k.token_hash <> ${token_hash}`
  const sessions = sql`select 1 from session.session s where s.person_id = ${person_id}`
  const kept = await db
    .insertInto('session.known_browser')
    .values({ ...row, trusted_until: trusted_until ?? null })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'person_id']).doUpdateSet({ used_at, ...(trusted_until && { trusted_until }) }),
    )
    // A row that was updated carries the transaction that did it.
    .returning(sql<boolean>`xmax = 0 and (exists (${others}) or exists (${sessions}))`.as('isNewPlace'))
    .executeTakeFirstOrThrow()
  return kept.isNewPlace
}

export async function insertPending(
  db: Db,
  row: Omit<SignInTables['session.pending_step'], 'link'>,
  link: PendingLink | undefined,
): Promise<void> {
  await db
    .insertInto('session.pending_step')
    .values({ ...row, link: link ? JSON.stringify(link) : null })
    .execute()
}

/** Counts a try at the second factor; undefined when the step is over: too late, too many tries, or taken already. */
export async function tryPending(db: Db, tokenHash: string, now: Date, most: number) {
  const row = await db
    .updateTable('session.pending_step')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning(['person_id as personId', 'way', 'link'])
    .executeTakeFirst()
  // Written as text, read as what it says.
  return row && { ...row, link: row.link as unknown as PendingLink | null }
}

/** True for one only of those that ask at once. */
export async function endPending(db: Db, tokenHash: string): Promise<boolean> {
  const gone = await db.deleteFrom('session.pending_step').where('token_hash', '=', tokenHash).executeTakeFirst()
  return gone.numDeletedRows > 0n
}
