import type { NotificationsDb, ReminderRow } from '../tables'

const TABLE = 'notifications.reminder'
const AT_ONCE = 1000
type Key = Pick<ReminderRow, 'opportunity_id' | 'closes_at' | 'lead_hours'>

const isOf = (db: NotificationsDb, { opportunity_id, closes_at, lead_hours }: Key) =>
  db
    .selectFrom(TABLE)
    .selectAll()
    .where('opportunity_id', '=', opportunity_id)
    .where('closes_at', '=', closes_at)
    .where('lead_hours', '=', lead_hours)

/** Each deadline is planned once for each of the times before it; a deadline that moved is another one. */
export async function planReminders(db: NotificationsDb, rows: readonly Key[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto(TABLE)
      .values(rows.slice(from, from + AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export function findOpen(db: NotificationsDb): Promise<ReminderRow | undefined> {
  return db.selectFrom(TABLE).selectAll().where('is_done', '=', false).orderBy('closes_at').limit(1).executeTakeFirst()
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
