import type { People } from '../../../session/contract'
import type { Ad } from '../../contract/wire-admin'
import type { BannersDb } from '../tables'

/** Who did what with each of these ads, the last first. */
export async function historiesOf(
  db: BannersDb,
  people: People,
  adIds: readonly number[],
): Promise<ReadonlyMap<number, Ad['history']>> {
  if (adIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('banners.ad_history')
    .selectAll()
    .where('of_id', 'in', adIds)
    .orderBy('id', 'desc')
    .execute()
  const known = await people.list([...new Set(rows.flatMap(({ by_person: by }) => by ?? []))])
  const nameOf = new Map(known.map(({ id, name }) => [id, name]))
  const steps = (adId: number) =>
    rows
      .filter(({ of_id }) => of_id === adId)
      .map(({ to_state, by_person, why, at }) => ({
        ...{ to: to_state, why, at: at.toISOString() },
        by: (by_person !== null && nameOf.get(by_person)) || '',
      }))
  return new Map(adIds.map((id) => [id, steps(id)]))
}
