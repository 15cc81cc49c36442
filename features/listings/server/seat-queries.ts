import { sql } from 'kysely'
import type { FullRow } from './opportunity-queries'
import { findRow } from './opportunity-queries'
import type { ListingsDb } from './tables'

/** The row under a share lock: many may hold it at once, whoever closes the opportunity waits for all of them. */
export async function lockShared(db: ListingsDb, id: number): Promise<FullRow | undefined> {
  await sql`select from listings.opportunity where id = ${id} for share`.execute(db)
  return findRow(db, id)
}

/** One checked update: the row's own lock decides between two who want the last seat. */
export async function takeOne(db: ListingsDb, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listings.seating')
    .set({ taken: sql<number>`taken + 1` })
    .where('opportunity_id', '=', id)
    .where(sql<boolean>`(seats is null or taken < seats)`)
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
