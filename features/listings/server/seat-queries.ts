import { sql } from 'kysely'
import type { ListingsDb } from './tables'

/** One checked update: the row's own lock decides between two who want the last seat. */
export async function takeOne(db: ListingsDb, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listings.seating')
    .set({ taken: sql<number>`taken + 1` })
    .where('opportunity_id', '=', id)
    .where(sql<boolean>`(not is_limit or seats is null or taken < seats)`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function releaseOne(db: ListingsDb, id: number): Promise<void> {
  await db
    .updateTable('listings.seating')
    .set({ taken: sql<number>`taken - 1` })
    .where('opportunity_id', '=', id)
    .where('taken', '>', 0)
    .execute()
}
