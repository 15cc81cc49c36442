import { type Kysely, sql } from 'kysely'
import type { SignInTables } from '../entering/tables'

type Db = Kysely<SignInTables>

/** Locked until the transaction ends: of two first proofs one is the first. */
export function lockAccount(db: Db, personId: number) {
  return db
    .selectFrom('session.account')
    .select(['email', 'email_verified_at as provedAt'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether a browser holds a session of the account, which no link of an assessment has opened, or has logged in to it before. */
export async function isBrowserOf(
  db: Db,
  personId: number,
  { sessionHash, browserHash }: { readonly sessionHash: string; readonly browserHash: string },
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select
      exists (select from session.session where token_hash = ${sessionHash} and person_id = ${personId} and way is not null)
      or exists (select from session.known_browser where token_hash = ${browserHash} and person_id = ${personId}) as known`.execute(
    db,
  )
  return rows[0]?.known === true
}

const KEYS = [
  ['password', 'session.credential'],
  ['passkey', 'session.passkey'],
  ['factor', 'session.second_factor'],
  ['elsewhere', 'session.account_elsewhere'],
] as const

/** What goes with them, and is nothing that anybody misses. */
const REST = [
  'session.address',
  'session.passkey_owner',
  'session.recovery_code',
  'session.known_browser',
  'session.pending_step',
  'session.mailed_link',
  'session.email_change',
  'session.proof',
  'session.verification',
] as const

/** Everything that opens the account, but for sessions; answers which of `KEYS` there were. */
export async function dropKeys(db: Db, personId: number): Promise<string[]> {
  const dropped: string[] = []
  for (const [word, table] of KEYS) {
    const { numDeletedRows } = await db.deleteFrom(table).where('person_id', '=', personId).executeTakeFirst()
    if (numDeletedRows > 0n) dropped.push(word)
  }
  for (const table of REST) await db.deleteFrom(table).where('person_id', '=', personId).execute()
  return dropped
}

export async function countSessions(db: Db, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('session.session')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return count
}

export async function keepClaimed(db: Db, row: SignInTables['session.claimed']): Promise<void> {
  const { person_id: _, ...rest } = row
  await db
    .insertInto('session.claimed')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(rest))
    .execute()
}

export function findClaimed(db: Db, personId: number) {
  return db.selectFrom('session.claimed').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

export async function deleteClaimed(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('session.claimed').where('person_id', '=', personId).execute()
}
