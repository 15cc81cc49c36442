import { sql } from 'kysely'
import type { ListingsDb } from '../tables'

/** How well each organisation is known here: its public opportunities, Infinity for a verified one. `more`: opportunities that are about to come. */
export async function knownNames(
  db: ListingsDb,
  more: ReadonlyMap<string, number> = new Map(),
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly name: string; readonly is_verified: boolean; readonly count: number }>`
    select g.name, v.organisation_id is not null as is_verified, coalesce(o.count, 0)::int as count
    from listings.organisation g left join (
      select distinct organisation_id from listings.verified_organizer
    ) v on v.organisation_id = g.id left join (
      select organisation_id, count(*) from listings.opportunity
      where state in ('live', 'closed') and visibility = 'public' group by organisation_id
    ) o on o.organisation_id = g.id where v.organisation_id is not null or o.count > 0`.execute(db)
  const known = new Map(more)
  for (const { name, is_verified: isVerified, count } of rows)
    known.set(name, isVerified ? Number.POSITIVE_INFINITY : count + (more.get(name) ?? 0))
  return known
}
