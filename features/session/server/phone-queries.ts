import type { Kysely } from 'kysely'
import type { SessionTables } from './tables'

type Db = Kysely<SessionTables>

/** In E.164; null: none was given. */
export async function findPhone(db: Db, personId: number): Promise<string | null> {
  const row = await db.selectFrom('session.phone').select('number').where('person_id', '=', personId).executeTakeFirst()
  return row?.number ?? null
}

/** Null takes it away. */
export async function keepPhone(db: Db, personId: number, number: string | null): Promise<void> {
  if (number === null) {
    await db.deleteFrom('session.phone').where('person_id', '=', personId).execute()
    return
  }
  await db
    .insertInto('session.phone')
    .values({ person_id: personId, number })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ number }))
    .execute()
}
