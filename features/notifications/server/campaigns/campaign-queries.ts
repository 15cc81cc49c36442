import { sql } from 'kysely'
import type { CampaignContent } from '../../contract/wire-admin'
import type { CampaignRow, NotificationsDb } from '../tables'

const TABLE = 'notifications.campaign'

export const eventOf = (id: number) => `campaign:${id}`

export async function insertCampaign(
  db: NotificationsDb,
  row: { readonly content: CampaignContent; readonly by: number; readonly at: Date },
): Promise<number> {
  const { content, by, at } = row
  const values = { content: JSON.stringify(content), state: 'draft', send_at: null, created_by: by } as const
  const saved = await db
    .insertInto(TABLE)
    .values({ ...values, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}

export function lockCampaign(db: NotificationsDb, id: number): Promise<CampaignRow | undefined> {
  return db.selectFrom(TABLE).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function changeCampaign(db: NotificationsDb, id: number, content: CampaignContent, at: Date) {
  await db
    .updateTable(TABLE)
    .set({ content: JSON.stringify(content), updated_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function setSendAt(db: NotificationsDb, id: number, at: Date): Promise<void> {
  await db.updateTable(TABLE).set({ send_at: at }).where('id', '=', id).execute()
}

export async function moveCursor(db: NotificationsDb, id: number, cursor: number, told: number): Promise<void> {
  await db
    .updateTable(TABLE)
    .set({ cursor, told: sql`told + ${told}` })
    .where('id', '=', id)
    .execute()
}

export async function deleteDraft(db: NotificationsDb, id: number): Promise<boolean> {
  const gone = await db.deleteFrom(TABLE).where('id', '=', id).where('state', '=', 'draft').executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export function listCampaigns(db: NotificationsDb, after: number | undefined, limit: number): Promise<CampaignRow[]> {
  let query = db.selectFrom(TABLE).selectAll()
  if (after !== undefined) query = query.where('id', '<', after)
  return query.orderBy('id', 'desc').limit(limit).execute()
}

/** The next one to work on: under way, or planned for a time that has come. */
export function findWork(db: NotificationsDb, now: Date): Promise<CampaignRow | undefined> {
  return db
    .selectFrom(TABLE)
    .selectAll()
    .where((eb) =>
      eb.or([eb('state', '=', 'sending'), eb.and([eb('state', '=', 'scheduled'), eb('send_at', '<=', now)])]),
    )
    .orderBy('send_at')
    .limit(1)
    .executeTakeFirst()
}

export interface Report {
  readonly read: number
  readonly sent: number
  readonly waiting: number
  readonly dead: number
}

/** How many rows were read, and how far the messages of other channels are. */
export async function reportOf(db: NotificationsDb, id: number): Promise<Report> {
  const { rows } = await sql<Report>`
    select
      (select count(*)::int from notifications.notification
        where template = 'notifications.campaign' and event_id = ${eventOf(id)} and read_at is not null) as read,
      count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'dead')::int as dead
    from notifications.delivery where template = 'notifications.campaign' and event_id = ${eventOf(id)}`.execute(db)
  return rows[0] ?? { read: 0, sent: 0, waiting: 0, dead: 0 }
}
