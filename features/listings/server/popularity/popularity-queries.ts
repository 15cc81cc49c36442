import { sql } from 'kysely'
import type { ListingsDb } from '../tables'

export async function readScores(db: ListingsDb): Promise<ReadonlyMap<number, number>> {
  const rows = await db.selectFrom('listings.popularity').select(['opportunity_id', 'score']).execute()
  return new Map(rows.map(({ opportunity_id, score }) => [opportunity_id, score]))
}

/** Undefined: nobody took an interest of late. */
export async function writeScores(
  db: ListingsDb,
  changes: readonly (readonly [id: number, score: number | undefined])[],
): Promise<void> {
  const gone = changes.flatMap(([id, score]) => (score === undefined ? [id] : []))
  const rows = changes.flatMap(([opportunity_id, score]) => (score === undefined ? [] : [{ opportunity_id, score }]))
  if (gone.length > 0)
    await db.deleteFrom('listings.popularity').where(sql<boolean>`opportunity_id = any(${gone}::int[])`).execute()
  if (rows.length > 0)
    await db
      .insertInto('listings.popularity')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('opportunity_id').doUpdateSet((eb) => ({ score: eb.ref('excluded.score') })),
      )
      .execute()
}
