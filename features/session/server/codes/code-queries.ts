import type { Kysely } from 'kysely'
import type { SignInTables } from '../entering/tables'

type Db = Kysely<SignInTables>

/** A new code takes the place of the one before it that the same browser asked for. */
export async function keepCode(db: Db, row: SignInTables['session.email_code']): Promise<void> {
  const { key: _, ...rest } = row
  await db
    .insertInto('session.email_code')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(rest))
    .execute()
}

/** Counts a try before it is judged; undefined when there is no code, or it is too old or tried too often. */
export function tryCode(db: Db, key: string, now: Date, most: number) {
  return db
    .updateTable('session.email_code')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning(['person_id as personId', 'code_hash as codeHash'])
    .executeTakeFirst()
}

/** True for one only of those that hold the right code at once. */
export async function takeCode(db: Db, key: string, codeHash: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('session.email_code')
    .where('key', '=', key)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function dropCodes(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('session.email_code').where('person_id', '=', personId).execute()
}
