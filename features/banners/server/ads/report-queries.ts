import { sql } from 'kysely'
import type { BannersDb } from '../tables'

export interface Sum {
  readonly views: number
  readonly clicks: number
}

const views = sql<number>`coalesce(sum(views), 0)::int`
const clicks = sql<number>`coalesce(sum(clicks), 0)::int`

/** How often each of these ads was seen and clicked. */
export async function sumsOf(db: BannersDb, adIds: readonly number[]): Promise<ReadonlyMap<number, Sum>> {
  if (adIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('banners.day_count as day')
    .innerJoin('banners.variant as variant', 'variant.id', 'day.variant_id')
    .select(['variant.ad_id as id', views.as('views'), clicks.as('clicks')])
    .where('variant.ad_id', 'in', adIds)
    .groupBy('variant.ad_id')
    .execute()
  return new Map(rows.map(({ id, ...sum }) => [id, sum]))
}

/** Each variant of an ad, those that nobody saw too. */
export const variantSums = (db: BannersDb, adId: number) =>
  db
    .selectFrom('banners.variant as variant')
    .leftJoin('banners.day_count as day', 'day.variant_id', 'variant.id')
    .select(['variant.id as id', 'variant.url as url', views.as('views'), clicks.as('clicks')])
    .where('variant.ad_id', '=', adId)
    .groupBy(['variant.id', 'variant.url'])
    .orderBy('variant.id')
    .execute()

/** Of each of these days, those without a view too. */
export async function daySums(db: BannersDb, adId: number, days: readonly string[]) {
  const rows = await db
    .selectFrom('banners.day_count as count')
    .innerJoin('banners.variant as variant', 'variant.id', 'count.variant_id')
    .select([sql<string>`day::text`.as('day'), views.as('views'), clicks.as('clicks')])
    .where('variant.ad_id', '=', adId)
    .where('count.day', '>=', days[0] ?? '')
    .groupBy('count.day')
    .execute()
  const known = new Map(rows.map((row) => [row.day, row]))
  return days.map((day) => known.get(day) ?? { day, views: 0, clicks: 0 })
}
