import { sql } from 'kysely'
import type { ListingsDb } from '../tables'

/** Both rows, locked in the order of their ids, so that two merges cannot wait for each other. */
export function lockBoth(db: ListingsDb, ids: readonly number[]) {
  return db
    .selectFrom('listings.opportunity as o')
    .leftJoin('listings.seating as s', 's.opportunity_id', 'o.id')
    .select([
      'o.id',
      'o.title',
      'o.state',
      'o.visibility',
      'o.merged_into',
      sql<number>`coalesce(s.taken, 0)`.as('taken'),
    ])
    .where('o.id', 'in', ids)
    .orderBy('o.id')
    .forUpdate('o')
    .execute()
}

/** Where an id leads at last; held from being merged further until the transaction ends, and from nothing else. */
export async function followMerges(db: ListingsDb, id: number): Promise<number> {
  const row = await db
    .selectFrom('listings.opportunity')
    .select('merged_into')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row?.merged_into ? followMerges(db, row.merged_into) : id
}

/** Those of these that lead to another one, with that one. */
export async function ledTo(db: ListingsDb, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('listings.opportunity')
    .select(['id', 'merged_into'])
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .where('merged_into', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, merged_into }) => (merged_into === null ? [] : [[id, merged_into] as const])))
}

/** Whatever led to the one that goes leads on at once: no address takes two steps. */
export async function leadOn(db: ListingsDb, from: number, into: number): Promise<void> {
  await db
    .updateTable('listings.opportunity')
    .set({ merged_into: into })
    .where((or) => or.or([or('id', '=', from), or('merged_into', '=', from)]))
    .execute()
}
