import { type RawBuilder, sql } from 'kysely'
import { startOfHouseDay } from '../../../data/contract'
import type { OpenedFrom } from '../../contract/opened-from'
import { openedFrom } from '../../contract/opened-from'
import type { ViewDay } from '../../contract/wire-views'
import type { TrackingDb } from '../tables'

/** Opportunities: one of them, or all. */
export type Which = number | 'all'

const about = (which: Which): RawBuilder<unknown> =>
  which === 'all' ? sql`entity_type = 'opportunity'` : sql`entity_type = 'opportunity' and entity_id = ${which}`

const both = sql`coalesce(sum(views) filter (where place = 'list'), 0)::int as listed,
  coalesce(sum(views) filter (where place = 'page'), 0)::int as opened`

/** Of each of these days, those without a view too. */
export async function readDays(db: TrackingDb, which: Which, days: readonly string[]): Promise<readonly ViewDay[]> {
  const first = startOfHouseDay(days[0] ?? '')
  const { rows } = await sql<ViewDay>`
    select (hour at time zone 'Asia/Kolkata')::date as day, ${both}
    from tracking.view_hour where ${about(which)} and hour >= ${first} group by 1`.execute(db)
  const known = new Map(rows.map((row) => [row.day, row]))
  return days.map((day) => known.get(day) ?? { day, listed: 0, opened: 0 })
}

interface Sums {
  readonly listed: number
  readonly opened: number
  /** How often it was opened, by where one came from. */
  readonly from: Readonly<Record<string, number>>
}

/** Of a time that need not end with a day. */
export async function readSums(
  db: TrackingDb,
  which: Which,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<Sums> {
  const { rows } = await sql<{ place: 'list' | 'page'; way: string; views: number }>`
    select place, came_from as way, sum(views)::int as views
    from tracking.view_hour where ${about(which)} and hour >= ${from} and hour <= ${until} group by 1, 2`.execute(db)
  const sumOf = (place: string) => rows.filter((row) => row.place === place).reduce((sum, { views }) => sum + views, 0)
  const opened = rows.filter(({ place }) => place === 'page')
  return {
    listed: sumOf('list'),
    opened: sumOf('page'),
    from: Object.fromEntries(opened.map(({ way, views }) => [way, views])),
  }
}

/** Whether counting had begun by then. */
export async function hasCountedAt(db: TrackingDb, from: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from tracking.view_hour where hour <= ${from} limit 1`.execute(db)
  return rows.length > 0
}

/** How many different browsers, of those that allowed to be recognised. */
export async function readVisitors(db: TrackingDb, which: Which, days: readonly string[]) {
  const { rows } = await sql<{ listed: number; opened: number }>`
    select count(distinct viewer) filter (where place = 'list')::int as listed,
      count(distinct viewer) filter (where place = 'page')::int as opened
    from tracking.view_day where ${about(which)} and day >= ${days[0]}::date and day <= ${days.at(-1)}::date`.execute(
    db,
  )
  return rows[0] ?? { listed: 0, opened: 0 }
}

/** Where those who opened it came from, each way once. */
export async function readFrom(db: TrackingDb, which: Which, days: readonly string[]) {
  const { rows } = await sql<{ from: OpenedFrom; opened: number }>`
    select came_from as from, sum(views)::int as opened
    from tracking.view_hour
    where ${about(which)} and place = 'page' and hour >= ${startOfHouseDay(days[0] ?? '')} group by 1`.execute(db)
  return openedFrom.map((from) => ({ from, opened: rows.find((row) => row.from === from)?.opened ?? 0 }))
}

/** The opportunities that were opened most. */
export async function readMost(db: TrackingDb, days: readonly string[], limit: number) {
  const { rows } = await sql<{ id: number; listed: number; opened: number }>`
    select entity_id as id, ${both}
    from tracking.view_hour where ${about('all')} and hour >= ${startOfHouseDay(days[0] ?? '')}
    group by 1 order by opened desc, listed desc, id limit ${limit}`.execute(db)
  return rows
}

/** How many browsers came on which kind of page, once a day each. */
export async function readVisits(db: TrackingDb, days: readonly string[]) {
  const { rows } = await sql<{ page: string; visits: number }>`
    select page_name as page, count(*)::int as visits
    from tracking.page_visit where day >= ${days[0]}::date group by 1 order by visits desc, page`.execute(db)
  return rows
}
