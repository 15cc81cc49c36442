import { sql } from 'kysely'
import type { ListingsDb } from './tables'

/** False where another one organizes it, or it was taken down. */
export async function writeOrganizer(
  db: ListingsDb,
  id: number,
  { from, to, at }: { readonly from: number; readonly to: number; readonly at: Date },
): Promise<boolean> {
  const written = await db
    .updateTable('listings.opportunity')
    .set({ organizer_id: to, updated_at: at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('organizer_id', '=', from)
    .where('state', '!=', 'removed')
    .executeTakeFirst()
  return written.numUpdatedRows > 0n
}
