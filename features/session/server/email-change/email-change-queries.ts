import type { Kysely } from 'kysely'
import type { SignInTables } from '../entering/tables'

type Db = Kysely<SignInTables>

export async function keepChange(db: Db, row: SignInTables['session.email_change']): Promise<void> {
  const { person_id: _, ...rest } = row
  await db
    .insertInto('session.email_change')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(rest))
    .execute()
}

export function findChange(db: Db, personId: number, now: Date) {
  return db
    .selectFrom('session.email_change')
    .selectAll()
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** One of the two addresses says yes; answers how the change stands then. */
export function noteYes(db: Db, personId: number, whose: 'old_said_at' | 'new_said_at', now: Date) {
  return db
    .updateTable('session.email_change')
    .set({ [whose]: now })
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteChange(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('session.email_change').where('person_id', '=', personId).execute()
}
