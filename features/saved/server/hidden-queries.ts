import type { HiddenRow, SavedDb } from './tables'

const TABLE = 'saved.hidden'
/** More rules than this no page should carry; the oldest come back. */
const KEPT = 500

/** Last hidden first. */
export function listHidden(db: SavedDb, personId: number): Promise<HiddenRow[]> {
  return db.selectFrom(TABLE).selectAll().where('person_id', '=', personId).orderBy('id', 'desc').execute()
}

/** Whether it was not hidden before. */
export async function insertHidden(db: SavedDb, personId: number, opportunityId: number, now: Date): Promise<boolean> {
  const made = await db
    .insertInto(TABLE)
    .values({ person_id: personId, opportunity_id: opportunityId, hidden_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  const kept = db.selectFrom(TABLE).select('id').where('person_id', '=', personId).orderBy('id', 'desc').limit(KEPT)
  await db.deleteFrom(TABLE).where('person_id', '=', personId).where('id', 'not in', kept).execute()
  return made.length > 0
}

/** Whether it was hidden. */
export async function deleteHidden(db: SavedDb, personId: number, opportunityId: number): Promise<boolean> {
  const gone = await db
    .deleteFrom(TABLE)
    .where('person_id', '=', personId)
    .where('opportunity_id', '=', opportunityId)
    .returning('id')
    .execute()
  return gone.length > 0
}

export async function deleteHiddenOf(db: SavedDb, personId: number): Promise<void> {
  await db.deleteFrom(TABLE).where('person_id', '=', personId).execute()
}
