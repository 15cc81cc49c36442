import { sql } from 'kysely'
import type { ToldAs } from '../../contract'
import type { DeliveryRow, NotificationRow, NotificationsDb } from '../tables'

const weighty = (db: NotificationsDb) =>
  db.selectFrom('notifications.notification').selectAll().where('is_weighty', '=', true)

export async function listTold(
  db: NotificationsDb,
  { eventId, template }: ToldAs,
  after: number | undefined,
  limit: number,
): Promise<NotificationRow[]> {
  let query = weighty(db).where('event_id', '=', eventId).where('template', '=', template)
  if (after !== undefined) query = query.where('id', '>', after)
  return query.orderBy('id').limit(limit).execute()
}

export async function deliveriesFor(
  db: NotificationsDb,
  notificationIds: readonly number[],
): Promise<readonly DeliveryRow[]> {
  if (notificationIds.length === 0) return []
  return db
    .selectFrom('notifications.delivery')
    .selectAll()
    .where(sql<boolean>`notification_id = any(${[...notificationIds]}::int[])`)
    .orderBy('id')
    .execute()
}

const unproved = (db: NotificationsDb) =>
  weighty(db).where('first_read_at', 'is', null).where('fallback_settled_at', 'is', null)

/** What nobody read since it was told at or before an instant, and what nothing was decided about. */
export function listUnproved(db: NotificationsDb, toldBy: Date, after: number, limit: number) {
  return unproved(db).where('created_at', '<=', toldBy).where('id', '>', after).orderBy('id').limit(limit).execute()
}

/** The same row, held until the transaction ends; undefined once it is read, decided on, or in another node's hands. */
export function takeUnproved(db: NotificationsDb, id: number): Promise<NotificationRow | undefined> {
  return unproved(db).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()
}

export async function settleFallback(db: NotificationsDb, id: number, at: Date): Promise<void> {
  await db.updateTable('notifications.notification').set({ fallback_settled_at: at }).where('id', '=', id).execute()
}

/** Nothing carries it any more to those who have not read it. */
export async function settleFallbacks(db: NotificationsDb, { eventId, template }: ToldAs, at: Date): Promise<void> {
  await db
    .updateTable('notifications.notification')
    .set({ fallback_settled_at: at })
    .where('is_weighty', '=', true)
    .where('event_id', '=', eventId)
    .where('template', '=', template)
    .where('first_read_at', 'is', null)
    .where('fallback_settled_at', 'is', null)
    .execute()
}

/** An order that was dropped or came too late makes room for the fallback's. */
export async function dropIdle(db: NotificationsDb, row: NotificationRow, channel: string): Promise<void> {
  await db
    .deleteFrom('notifications.delivery')
    .where('person_id', '=', row.person_id)
    .where('event_id', '=', row.event_id)
    .where('template', '=', row.template)
    .where('channel', '=', channel)
    .where('state', 'in', ['dropped', 'expired'])
    .execute()
}

export interface WeightyMessage extends ToldAs {
  readonly id: number
  readonly words: NotificationRow['words']
  readonly actionUrl: string
  readonly from: string
  readonly at: Date
}

/** One line for each message, whoever got it; the newest first, by the first row of each. */
export async function listWeighty(db: NotificationsDb, before: number | undefined, limit: number) {
  const { rows } = await sql<WeightyMessage>`
    select first.id, event_id as "eventId", template, words, action_url as "actionUrl", from_name as "from", created_at as "at"
    from notifications.notification as first
    join (select min(id) as id from notifications.notification where is_weighty group by event_id, template) as each
      on each.id = first.id
    where ${before === undefined ? sql`true` : sql`first.id < ${before}`}
    order by first.id desc limit ${limit}`.execute(db)
  return rows
}
