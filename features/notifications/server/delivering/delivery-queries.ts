import { type Insertable, sql } from 'kysely'
import type { ToldAs } from '../../contract'
import type { DeliveryRow, DeliveryState, NotificationsDb, NotificationsTables } from '../tables'

export const DELIVER_JOB = 'notifications.deliver'

const TABLE = 'notifications.delivery'

export type NewDelivery = Insertable<NotificationsTables[typeof TABLE]>

/** What was ordered before for the same event stays as it is; what waits in a thread gives way to its next one. */
export async function insertDeliveries(db: NotificationsDb, rows: readonly NewDelivery[]): Promise<void> {
  if (rows.length === 0) return
  const made = await db
    .insertInto(TABLE)
    .values(rows)
    .onConflict((conflict) => conflict.columns(['person_id', 'event_id', 'template', 'channel']).doNothing())
    .returning(['id', 'thread'])
    .execute()
  const threaded = made.filter(({ thread }) => thread !== null).map(({ id }) => id)
  if (threaded.length > 0) await takePlaces(db, threaded)
}

/**
 * The new orders take the places of those of their threads that nobody tried to send yet, and go when the first of these would have gone: else the hourly mail
 * to whom something happens each half hour would never come.
 */
async function takePlaces(db: NotificationsDb, ids: readonly number[]): Promise<void> {
  await sql`
    with gone as (
      update notifications.delivery as old set state = 'dropped' from notifications.delivery as fresh
      where fresh.id = any(${ids}::int[]) and old.id <> fresh.id and old.state = 'waiting' and old.tries = 0
        and old.person_id = fresh.person_id and old.channel = fresh.channel and old.thread = fresh.thread
      returning fresh.id, old.due_at
    )
    update notifications.delivery as fresh set due_at = least(fresh.due_at, first.due_at)
    from (select id, min(due_at) as due_at from gone group by id) as first where fresh.id = first.id`.execute(db)
}

const waiting = (db: NotificationsDb) => db.selectFrom(TABLE).selectAll().where('state', '=', 'waiting')

/** One whose time has come, held until the transaction ends; what another node holds is passed over. */
export function takeDue(db: NotificationsDb, now: Date, channel: string): Promise<DeliveryRow | undefined> {
  return waiting(db)
    .where('due_at', '<=', now)
    .where('channel', '=', channel)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/**
 * What goes to this person with it, in the order in which it was told: all that is due, and what only waits for a digest where one goes. What was tried
 * before goes with exactly what it was tried with, so that a channel knows it again.
 */
export function takeWith(db: NotificationsDb, first: DeliveryRow, now: Date, withDigest: boolean) {
  const query = waiting(db)
    .where('person_id', '=', first.person_id)
    .where('channel', '=', first.channel)
    .where('is_always', '=', false)
    .where('tries', '=', first.tries)
    .where((eb) => {
      if (first.tries > 0) return eb('due_at', '=', first.due_at)
      const isDue = eb('due_at', '<=', now)
      return withDigest ? eb.or([isDue, eb('is_urgent', '=', false)]) : isDue
    })
  return query.orderBy('id').forUpdate().skipLocked().execute()
}

/** What was dropped while it was on its way stays so, unless it arrived. */
export async function settle(
  db: NotificationsDb,
  ids: readonly number[],
  change: { state?: DeliveryState; due_at?: Date; error?: string | null; sent_at?: Date; sent_with?: number },
): Promise<void> {
  if (ids.length === 0) return
  const these = db.updateTable(TABLE).set(change).where('id', 'in', ids)
  await (change.state === 'sent' ? these : these.where('state', '=', 'waiting')).execute()
}

/** The order for another try stands before the first one: whoever dies in between has not lost it. */
export async function claim(db: NotificationsDb, ids: readonly number[], again: Date): Promise<void> {
  await db.updateTable(TABLE).set({ tries: sql`tries + 1`, due_at: again }).where('id', 'in', ids).execute()
}

/** What waits to be sent of this is sent no more. Answers how many that were. */
export async function dropWaiting(db: NotificationsDb, { eventId, template }: ToldAs): Promise<number> {
  const dropped = await db
    .updateTable(TABLE)
    .set({ state: 'dropped' })
    .where('template', '=', template)
    .where('event_id', '=', eventId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return Number(dropped.numUpdatedRows)
}

/** When messages that count went to somebody since an instant, the oldest first. */
export async function sentSince(db: NotificationsDb, personId: number, channel: string, since: Date) {
  const rows = await db
    .selectFrom(TABLE)
    .select((eb) => eb.fn.min('sent_at').as('at'))
    .where('person_id', '=', personId)
    .where('channel', '=', channel)
    .where('sent_at', '>', since)
    .where('is_always', '=', false)
    .groupBy('sent_with')
    .orderBy('at')
    .execute()
  return rows.map(({ at }) => new Date(at as Date))
}

export function listDead(db: NotificationsDb, after: number | undefined, limit: number): Promise<DeliveryRow[]> {
  let query = db.selectFrom(TABLE).selectAll().where('state', '=', 'dead')
  if (after !== undefined) query = query.where('id', '<', after)
  return query.orderBy('id', 'desc').limit(limit).execute()
}

/** False when it is not given up. */
export async function settleDead(
  db: NotificationsDb,
  id: number,
  change: { state: 'waiting' | 'dropped'; due_at: Date; tries: number },
): Promise<boolean> {
  const done = await db
    .updateTable(TABLE)
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function deleteDeliveriesOf(db: NotificationsDb, personId: number): Promise<void> {
  await db.deleteFrom(TABLE).where('person_id', '=', personId).execute()
}

/** What belongs to a proof stays as long as that. At most `limit`. */
export async function deleteSettledBefore(db: NotificationsDb, before: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom(TABLE)
    .select('id')
    .where('state', 'not in', ['waiting', 'dead'])
    .where('created_at', '<', before)
    .where(
      sql<boolean>`not exists (select from notifications.notification as proof
        where proof.id = notification_id and proof.is_weighty)`,
    )
    .limit(limit)
  return Number((await db.deleteFrom(TABLE).where('id', 'in', old).executeTakeFirst()).numDeletedRows)
}
