import { sql } from 'kysely'
import type { ListingsDb } from './tables'

/** Live ones that are not over: exactly those whose pages may be indexed. */
const indexed = (db: ListingsDb, now: Date) =>
  db
    .selectFrom('listings.opportunity')
    .where('state', '=', 'live')
    .where('visibility', '=', 'public')
    .where((or) => or.or([or('closes_at', 'is', null), or('closes_at', '>', now)]))

export async function countIndexed(db: ListingsDb, now: Date): Promise<number> {
  const row = await indexed(db, now).select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return Number(row.count)
}

export function listIndexed(
  db: ListingsDb,
  now: Date,
  { from, limit }: { readonly from: number; readonly limit: number },
) {
  return (
    indexed(db, now)
      .select(['id', 'slug', 'kind'])
      // Its page is another one from the moment on that it opens.
      .select(sql<Date>`greatest(updated_at, case when opens_at <= ${now} then opens_at end)`.as('changed_at'))
      .orderBy('id')
      .offset(from)
      .limit(limit)
      .execute()
  )
}
