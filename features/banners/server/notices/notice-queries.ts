import { type RawBuilder, sql } from 'kysely'
import type { ManagedNotice, NoticeContent } from '../../contract/wire-admin'
import type { BannersDb, NoticeRow } from '../tables'

const NOTICE = 'banners.notice'
type Phase = ManagedNotice['phase']

/** Without a start it begins now. */
const columnsOf = ({ startsAt, endsAt, ...content }: NoticeContent, now: Date) => ({
  content: JSON.stringify(content),
  starts_at: startsAt === null ? now : new Date(startsAt),
  ends_at: endsAt === null ? null : new Date(endsAt),
  updated_at: now,
})

export async function insertNotice(db: BannersDb, content: NoticeContent, by: number, now: Date): Promise<number> {
  const { id } = await db
    .insertInto(NOTICE)
    .values({ ...columnsOf(content, now), state: 'on', created_by: by, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const lockNotice = (db: BannersDb, id: number): Promise<NoticeRow | undefined> =>
  db.selectFrom(NOTICE).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function changeNotice(db: BannersDb, id: number, content: NoticeContent, now: Date): Promise<void> {
  await db
    .updateTable(NOTICE)
    .set({ ...columnsOf(content, now), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

const phaseAt = (now: Date): RawBuilder<Phase> => sql<Phase>`case
  when state = 'stopped' then 'stopped'
  when ends_at <= ${now} then 'ended'
  when starts_at > ${now} then 'scheduled'
  else 'running' end`

export type ListedNotice = NoticeRow & { readonly phase: Phase }

export function listNotices(
  db: BannersDb,
  { after, limit, now }: { readonly after: number | undefined; readonly limit: number; readonly now: Date },
): Promise<ListedNotice[]> {
  let query = db.selectFrom(NOTICE).selectAll().select(phaseAt(now).as('phase'))
  if (after !== undefined) query = query.where('id', '<', after)
  return query.orderBy('id', 'desc').limit(limit).execute()
}

/** What is said at this moment, the most severe first. */
export const runningNotices = (db: BannersDb, now: Date): Promise<NoticeRow[]> =>
  db
    .selectFrom(NOTICE)
    .selectAll()
    .where(phaseAt(now), '=', 'running')
    .orderBy(sql`array_position(array['critical', 'warning', 'info'], content ->> 'severity')`)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute()

/** Whether one began or ended by the clock after `since`, until `now`. */
export async function hasTurned(db: BannersDb, since: Date, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom(NOTICE)
    .select('id')
    .where('state', '=', 'on')
    .where((eb) =>
      eb.or([
        eb.and([eb('starts_at', '>', since), eb('starts_at', '<=', now)]),
        eb.and([eb('ends_at', '>', since), eb('ends_at', '<=', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
