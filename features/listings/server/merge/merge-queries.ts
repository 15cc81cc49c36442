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

/** Whatever led to the one that goes leads on at once: no address takes two steps. */
export async function leadOn(db: ListingsDb, from: number, into: number): Promise<void> {
  await db
    .updateTable('listings.opportunity')
    .set({ merged_into: into })
    .where((or) => or.or([or('id', '=', from), or('merged_into', '=', from)]))
    .execute()
}
