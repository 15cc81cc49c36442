import { type Kysely, sql } from 'kysely'
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

/** False when another account has the address: asked in the statement, so that neither of two is locked out. */
export async function moveEmail(db: Db, personId: number, email: string, now: Date): Promise<boolean> {
  const moved = await db
    .updateTable('session.account as account')
    .set({ email, email_verified_at: now, updated_at: now, version: sql<number>`version + 1` })
    .where('account.id', '=', personId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session.account as other')
            .select('other.id')
            .where(sql`lower(other.email)`, '=', email.toLowerCase())
            .where('other.id', '<>', personId),
        ),
      ),
    )
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}
