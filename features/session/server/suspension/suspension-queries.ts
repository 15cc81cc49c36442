import { type Kysely, sql } from 'kysely'
import type { SessionTables } from '../tables'

type Db = Kysely<SessionTables>
export type Suspension = SessionTables['session.suspension']

export function findSuspension(db: Db, personId: number): Promise<Suspension | undefined> {
  return db.selectFrom('session.suspension').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/** Until the transaction ends nobody else disables an admin or takes the role: of two last ones who do it to each other one stays. */
export async function lockAdmins(db: Db): Promise<void> {
  await sql`select from session.role_grant where role = 'admin' order by person_id for update`.execute(db)
}

/** Until the transaction ends nobody else disables or enables this account, nor an admin. */
export async function lockForSuspension(db: Db, personId: number) {
  await lockAdmins(db)
  return db
    .selectFrom('session.account')
    .select(['id', 'name', 'email', 'disabled_at as disabledAt'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether somebody holds the role of an admin, disabled or not. */
export async function isAdmin(db: Db, personId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('session.role_grant')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('role', '=', 'admin')
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Admins who can sign in. */
export async function listAdmins(db: Db, now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('session.role_grant as given')
    .innerJoin('session.account as account', 'account.id', 'given.person_id')
    .select('account.id')
    .where('given.role', '=', 'admin')
    .where((where) => where.or([where('given.until', 'is', null), where('given.until', '>', now)]))
    .where('account.disabled_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

export async function keepSuspension(db: Db, row: Suspension): Promise<void> {
  const { person_id, ...rest } = row
  await db
    .insertInto('session.suspension')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(rest))
    .execute()
  await setDisabled(db, person_id, row.at)
}

/** False when it was not disabled by staff: accounts that ended otherwise stay so. */
export async function dropSuspension(db: Db, personId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session.suspension')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await setDisabled(db, personId, null)
  return true
}

async function setDisabled(db: Db, personId: number, at: Date | null): Promise<void> {
  await db
    .updateTable('session.account')
    .set({ disabled_at: at, version: sql<number>`version + 1` })
    .where('id', '=', personId)
    .execute()
}

export async function listOver(db: Db, now: Date): Promise<readonly number[]> {
  const rows = await db.selectFrom('session.suspension').select('person_id').where('until', '<=', now).execute()
  return rows.map((row) => row.person_id)
}
