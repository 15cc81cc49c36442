import { sql } from 'kysely'
import type { NotificationsDb, ReminderRow } from '../tables'

const TABLE = 'notifications.reminder'
type Key = Pick<ReminderRow, 'opportunity_id' | 'closes_at' | 'lead_hours'>

const isOf = (db: NotificationsDb, { opportunity_id, closes_at, lead_hours }: Key) =>
  db
    .selectFrom(TABLE)
    .selectAll()
    .where('opportunity_id', '=', opportunity_id)
    .where('closes_at', '=', closes_at)
    .where('lead_hours', '=', lead_hours)

/** As rows `(id, at, lead)`: three lists, however many they are. */
const listed = (rows: readonly Key[]) =>
  sql`unnest(${rows.map((row) => row.opportunity_id)}::int[], ${rows.map((row) => row.closes_at)}::timestamptz[],
    ${rows.map((row) => row.lead_hours)}::int[]) as listed (id, at, lead)`

/** Each deadline is planned once for each of the times before it; a deadline that moved is another one. */
export async function planReminders(db: NotificationsDb, rows: readonly Key[]): Promise<void> {
  await sql`insert into notifications.reminder (opportunity_id, closes_at, lead_hours)
    select id, at, lead from ${listed(rows)} on conflict do nothing`.execute(db)
}

export function findOpen(db: NotificationsDb, limit: number): Promise<readonly ReminderRow[]> {
  return db.selectFrom(TABLE).selectAll().where('is_done', '=', false).orderBy('closes_at').limit(limit).execute()
}

/** Nothing is left to do for these. */
export async function finishReminders(db: NotificationsDb, rows: readonly Key[]): Promise<void> {
  await sql`update notifications.reminder set is_done = true
    where (opportunity_id, closes_at, lead_hours) in (select id, at, lead from ${listed(rows)})`.execute(db)
}

export function lockReminder(db: NotificationsDb, key: Key): Promise<ReminderRow | undefined> {
  return isOf(db, key).forUpdate().executeTakeFirst()
}

export async function moveReminder(
  db: NotificationsDb,
  { opportunity_id, closes_at, lead_hours }: Key,
  change: { cursor: number; is_done: boolean },
): Promise<void> {
  await db
    .updateTable(TABLE)
    .set(change)
    .where('opportunity_id', '=', opportunity_id)
    .where('closes_at', '=', closes_at)
    .where('lead_hours', '=', lead_hours)
    .execute()
}

export async function deleteRemindersBefore(db: NotificationsDb, before: Date): Promise<void> {
  await db.deleteFrom(TABLE).where('closes_at', '<', before).where('is_done', '=', true).execute()
}
