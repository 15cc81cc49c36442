import type { Kysely } from 'kysely'
import type { SessionTables } from './tables'

type Db = Kysely<SessionTables>

/** True when the role is new to the person. */
export async function insertRole(db: Db, row: SessionTables['session.role_grant']): Promise<boolean> {
  const made = await db
    .insertInto('session.role_grant')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person_id', 'role']).doNothing())
    .returning('role')
    .executeTakeFirst()
  return made !== undefined
}
