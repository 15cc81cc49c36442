import type { Kysely } from 'kysely'
import type { SignInTables } from '../entering/tables'

type Db = Kysely<SignInTables>

/** When the password was set; undefined where there is none. */
export async function findPasswordAge(db: Db, personId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session.credential')
    .select('updated_at')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.updated_at
}
