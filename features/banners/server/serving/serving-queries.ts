import { sql } from 'kysely'
import { houseDay } from '../../../data/contract'
import type { BannersDb } from '../tables'
import type { Asker } from './asker'

/** How often somebody was shown each of these ads today; empty for nobody that is known. */
export async function shownToday(
  db: BannersDb,
  { person, browser }: Asker,
  adIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  if (adIds.length === 0 || (!person && !browser)) return new Map()
  const rows = await db
    .selectFrom('banners.sighting as sighting')
    .innerJoin('banners.variant as variant', 'variant.id', 'sighting.variant_id')
    .select(['variant.ad_id as id', sql<number>`sum(shown)::int`.as('shown')])
    .where('variant.ad_id', 'in', adIds)
    .where('sighting.day', '=', houseDay(now))
    .where((eb) => (person ? eb('person_id', '=', person.id) : eb('browser', '=', browser ?? '')))
    .groupBy('variant.ad_id')
    .execute()
  return new Map(rows.map(({ id, shown }) => [id, shown]))
}
