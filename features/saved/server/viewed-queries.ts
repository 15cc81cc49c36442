import type { SavedDb, ViewRow } from './tables'

const TABLE = 'saved.viewed'
/** More than anyone looks back; older ones go. */
const KEPT = 50

/** Last looked at first. */
export function listViewed(db: SavedDb, personId: number, limit = KEPT): Promise<ViewRow[]> {
  return db
    .selectFrom(TABLE)
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('viewed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Whether something else was looked at last before. */
export async function noteViewed(db: SavedDb, personId: number, opportunityId: number, now: Date): Promise<boolean> {
  const [before] = await listViewed(db, personId, 1)
  await db
    .insertInto(TABLE)
    .values({ person_id: personId, opportunity_id: opportunityId, viewed_at: now })
    .onConflict((conflict) => conflict.columns(['person_id', 'opportunity_id']).doUpdateSet({ viewed_at: now }))
    .execute()
  const kept = db.selectFrom(TABLE).select('id').where('person_id', '=', personId)
  const last = kept.orderBy('viewed_at', 'desc').orderBy('id', 'desc').limit(KEPT)
  await db.deleteFrom(TABLE).where('person_id', '=', personId).where('id', 'not in', last).execute()
  return before?.opportunity_id !== opportunityId
}

/** Whether there was any. */
export async function deleteViewedOf(db: SavedDb, personId: number): Promise<boolean> {
  const gone = await db.deleteFrom(TABLE).where('person_id', '=', personId).returning('id').execute()
  return gone.length > 0
}
