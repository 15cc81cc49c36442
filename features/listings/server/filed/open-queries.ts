import { sql } from 'kysely'
import type { ListingsDb } from '../tables'
import { readCursor, writeCursor } from '../catalogue/cursor'
import type { IdPage, Paging } from '../catalogue/finder'
import { FOREVER } from '../catalogue/listed'
import type { Question } from '../catalogue/question'

/** Open ones of a kind by deadline, as the start page and lists without a filter show them: an index tells these, whatever is filed. */
export const isPlain = ({ text, choices, status, without = [] }: Question) =>
  status === 'open' &&
  without.length === 0 &&
  !text?.trim() &&
  Object.values(choices).every((values) => values.length === 0)

/** Relevance without a text is the deadline. */
export const isByDeadline = ({ sort }: Paging) => sort === 'deadline' || sort === 'relevance'

const standing = (now: Date) =>
  sql<boolean>`state = 'live' and visibility = 'public' and (closes_at is null or closes_at > ${now}) and (opens_at is null or opens_at <= ${now})`

const openOf = (db: ListingsDb, kind: string | undefined, now: Date) => {
  const open = db.selectFrom('listings.opportunity').where(standing(now))
  return kind === undefined ? open : open.where('kind', '=', kind)
}

export async function countOpenByKind(db: ListingsDb, now: Date): Promise<Readonly<Record<string, number>>> {
  const rows = await openOf(db, undefined, now)
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .groupBy('kind')
    .execute()
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

export async function pageOfOpen(
  db: ListingsDb,
  { kind }: Question,
  { after, limit }: Paging,
  now: Date,
): Promise<Pick<IdPage, 'ids' | 'next'>> {
  const [closes, id] = after === undefined ? [] : readCursor(after, 'deadline')
  const open = openOf(db, kind, now).select(['id', 'closes_at'])
  const from =
    closes === undefined || id === undefined
      ? open
      : closes === FOREVER
        ? open.where('closes_at', 'is', null).where('id', '>', id)
        : open.where(sql<boolean>`(closes_at is null or (closes_at, id) > (${new Date(closes)}, ${id}))`)
  const rows = await from
    .orderBy('closes_at')
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next =
    last && rows.length > limit ? writeCursor('deadline', [last.closes_at?.getTime() ?? FOREVER, last.id]) : undefined
  return { ids: shown.map((row) => row.id), next }
}

export async function newestOpen(db: ListingsDb, kind: string, limit: number, now: Date): Promise<readonly number[]> {
  const newest = openOf(db, kind, now).select('id').orderBy(sql`published_at desc nulls last`).orderBy('id', 'desc')
  return (await newest.limit(limit).execute()).map(({ id }) => id)
}

export async function closingOpen(db: ListingsDb, by: Date, limit: number, now: Date) {
  const due = openOf(db, undefined, now).where('closes_at', '<=', by)
  const [rows, { count }] = await Promise.all([
    due.select('id').orderBy('closes_at').orderBy('id').limit(limit).execute(),
    due.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ])
  return { ids: rows.map(({ id }) => id), count }
}
