import type { Kysely } from 'kysely'
import type { Person } from '../contract'
import { coveredPhone } from '../contract/covered-phone'
import type { SessionTables } from './tables'

type Db = Kysely<SessionTables>

/** In E.164; null: none was given. */
export async function findPhone(db: Db, personId: number): Promise<string | null> {
  const row = await db.selectFrom('session.phone').select('number').where('person_id', '=', personId).executeTakeFirst()
  return row?.number ?? null
}

/** It is shown to nobody else: a visit for support sees that there is one, its middle covered as the person's own page covers it. */
export async function findShownPhone(db: Db, { id, limits }: Pick<Person, 'id' | 'limits'>): Promise<string | null> {
  const phone = await findPhone(db, id)
  return phone && limits?.includes('support') ? coveredPhone(phone) : phone
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
