import { type Insertable, sql } from 'kysely'
import { hold } from '../../data/contract'
import type { NotificationRow, NotificationsDb, NotificationsTables } from './tables'

const TABLE = 'notifications.notification'

export type NewNotification = Omit<
  Insertable<NotificationsTables[typeof TABLE]>,
  'read_at' | 'first_read_at' | 'fallback_settled_at'
>

/** A person and the event that they are told of. */
interface Telling {
  readonly personId: number
  readonly eventId: string
}

/** As one word, to find it among many. */
export const tellingKey = ({ personId, eventId }: Telling) => `${personId} ${eventId}`

/** Which of these were told in these words: their keys. */
export async function toldOf(
  db: NotificationsDb,
  tellings: readonly Telling[],
  template: string,
): Promise<ReadonlySet<string>> {
  const [ids, events] = [tellings.map(({ personId }) => personId), tellings.map(({ eventId }) => eventId)]
  const rows = await db
    .selectFrom(TABLE)
    .select(['person_id as personId', 'event_id as eventId'])
    .where('template', '=', template)
    .where(sql<boolean>`(person_id, event_id) in (select * from unnest(${ids}::int[], ${events}::text[]))`)
    .execute()
  return new Set(rows.map(tellingKey))
}

/** Until the transaction ends nobody else tells in this thread: two at once would both find the place of its one unread line free. */
export async function holdThread(db: NotificationsDb, thread: string): Promise<void> {
  await hold(db, `notifications.thread ${thread}`)
}

/** The unread line of a thread that each of these people has. */
export async function deleteUnreadOfThreads(
  db: NotificationsDb,
  lines: readonly { readonly personId: number; readonly thread: string }[],
): Promise<void> {
  const [ids, threads] = [lines.map(({ personId }) => personId), lines.map(({ thread }) => thread)]
  await db
    .deleteFrom(TABLE)
    .where(sql<boolean>`(person_id, thread) in (select * from unnest(${ids}::int[], ${threads}::text[]))`)
    .where('read_at', 'is', null)
    .execute()
}

export function insertNotifications(db: NotificationsDb, rows: readonly NewNotification[]) {
  const unread = { read_at: null, first_read_at: null, fallback_settled_at: null }
  return db
    .insertInto(TABLE)
    .values(rows.map((row) => ({ ...row, ...unread })))
    .returning(['id', 'person_id', 'event_id'])
    .execute()
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
  const read = { read_at: now, first_read_at: sql<Date>`coalesce(first_read_at, ${now}::timestamptz)` }
  let query = db.updateTable(TABLE).set(read).where('person_id', '=', personId).where('read_at', 'is', null)
  if (ids !== 'all') query = query.where('id', 'in', ids)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

/**
 * Some rows, or all that were read at one instant, are unread again. Of a thread the newest alone, and none while a newer one is unread: a thread has one
 * unread line.
 */
export async function markUnread(
  db: NotificationsDb,
  personId: number,
  which: readonly number[] | Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update notifications.notification set read_at = null where id in (
      select distinct on (coalesce(thread, id::text)) id from notifications.notification as old
      where person_id = ${personId} and read_at is not null
        and ${which instanceof Date ? sql`read_at = ${which}` : sql`id = any(${which}::int[])`}
        and not exists (
          select from notifications.notification as unread
          where unread.person_id = old.person_id and unread.thread = old.thread and unread.read_at is null
        )
      order by coalesce(thread, id::text), id desc
    ) returning id`.execute(db)
  return rows.length
}

export async function deleteOfPerson(db: NotificationsDb, personId: number): Promise<void> {
  await db.deleteFrom(TABLE).where('person_id', '=', personId).execute()
}

/** Proof stays longer: `weightyBefore`. At most `limit`. */
export async function deleteReadBefore(
  db: NotificationsDb,
  before: Date,
  weightyBefore: Date,
  limit: number,
): Promise<number> {
  const old = db
    .selectFrom(TABLE)
    .select('id')
    .where('read_at', '<', before)
    .where((eb) => eb.or([eb('is_weighty', '=', false), eb('created_at', '<', weightyBefore)]))
    .limit(limit)
  return Number((await db.deleteFrom(TABLE).where('id', 'in', old).executeTakeFirst()).numDeletedRows)
}

export function rowsOfPerson(db: NotificationsDb, personId: number): Promise<NotificationRow[]> {
  return db.selectFrom(TABLE).selectAll().where('person_id', '=', personId).orderBy('id').execute()
}

export async function countRows(
  db: NotificationsDb,
  table: 'notification' | 'delivery',
  onlyWeighty = false,
): Promise<number> {
  const all = db.selectFrom(`notifications.${table}`).select(({ fn }) => fn.countAll<string>().as('rows'))
  const counted = onlyWeighty ? all.where(sql.ref<boolean>('is_weighty'), '=', true) : all
  return Number((await counted.executeTakeFirstOrThrow()).rows)
}
