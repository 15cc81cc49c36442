import { type Insertable, sql } from 'kysely'
import type { NotificationRow, NotificationsDb, NotificationsTables } from './tables'

const TABLE = 'notifications.notification'

export type NewNotification = Insertable<NotificationsTables[typeof TABLE]>

export async function wasTold(db: NotificationsDb, { person_id, event_id, template }: NewNotification) {
  const found = await db
    .selectFrom(TABLE)
    .select('id')
    .where('person_id', '=', person_id)
    .where('event_id', '=', event_id)
    .where('template', '=', template)
    .executeTakeFirst()
  return found !== undefined
}

export async function deleteUnreadOfThread(db: NotificationsDb, personId: number, thread: string): Promise<void> {
  await db
    .deleteFrom(TABLE)
    .where('person_id', '=', personId)
    .where('thread', '=', thread)
    .where('read_at', 'is', null)
    .execute()
}

export async function insertNotification(db: NotificationsDb, row: NewNotification): Promise<number> {
  return (await db.insertInto(TABLE).values(row).returning('id').executeTakeFirstOrThrow()).id
}

export interface NotificationFilter {
  readonly personId: number
  readonly onlyUnread: boolean
  readonly after: number | undefined
  readonly limit: number
}

/** Newest first, keyset by id. */
export function listNotifications(db: NotificationsDb, filter: NotificationFilter): Promise<NotificationRow[]> {
  let query = db.selectFrom(TABLE).selectAll().where('person_id', '=', filter.personId)
  if (filter.onlyUnread) query = query.where('read_at', 'is', null)
  if (filter.after !== undefined) query = query.where('id', '<', filter.after)
  return query.orderBy('id', 'desc').limit(filter.limit).execute()
}

export async function countUnread(db: NotificationsDb, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom(TABLE)
    .select(sql<string>`count(*)`.as('count'))
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Ids of other people's rows change nothing. Answers how many were unread. */
export async function markRead(db: NotificationsDb, personId: number, ids: readonly number[] | 'all', now: Date) {
  let query = db.updateTable(TABLE).set({ read_at: now }).where('person_id', '=', personId).where('read_at', 'is', null)
  if (ids !== 'all') query = query.where('id', 'in', ids)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

export async function deleteOfPerson(db: NotificationsDb, personId: number): Promise<void> {
  await db.deleteFrom(TABLE).where('person_id', '=', personId).execute()
}

export async function deleteReadBefore(db: NotificationsDb, before: Date): Promise<number> {
  return Number((await db.deleteFrom(TABLE).where('read_at', '<', before).executeTakeFirst()).numDeletedRows)
}

export function rowsOfPerson(db: NotificationsDb, personId: number): Promise<NotificationRow[]> {
  return db.selectFrom(TABLE).selectAll().where('person_id', '=', personId).orderBy('id').execute()
}
