import type { Kysely } from 'kysely'
import type { SessionTables } from '../tables'

export interface LockTables extends SessionTables {
  'session.locked': { session_id: string; idle_since: Date; locked_at: Date }
}

type Db = Kysely<LockTables>

/** False when it is locked already. */
export async function insertLock(db: Db, row: LockTables['session.locked']): Promise<boolean> {
  const made = await db
    .insertInto('session.locked')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False when it was not locked. */
export async function deleteLock(db: Db, sessionId: string): Promise<boolean> {
  const gone = await db.deleteFrom('session.locked').where('session_id', '=', sessionId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}
