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

/** In E.164. */
export async function findPhone(db: Db, personId: number): Promise<string | undefined> {
  const row = await db.selectFrom('session.phone').select('number').where('person_id', '=', personId).executeTakeFirst()
  return row?.number
}

export async function keepPhone(db: Db, personId: number, number: string | undefined): Promise<void> {
  if (number === undefined) {
    await db.deleteFrom('session.phone').where('person_id', '=', personId).execute()
    return
  }
  await db
    .insertInto('session.phone')
    .values({ person_id: personId, number })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ number }))
    .execute()
}
