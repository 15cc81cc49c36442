import type { Kysely } from 'kysely'
import type { SessionTables } from './tables'

type Db = Kysely<SessionTables>

export async function insertVerification(db: Db, row: SessionTables['session.verification']): Promise<void> {
  await db.insertInto('session.verification').values(row).execute()
}

export async function findVerification(db: Db, tokenHash: string, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('session.verification')
    .select('person_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.person_id
}

/** The person whose token it is, once: the update decides which of two clicks was first. */
export async function claimVerification(db: Db, tokenHash: string, now: Date): Promise<number | undefined> {
  const claimed = await db
    .updateTable('session.verification')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst()
  return claimed?.person_id
}
