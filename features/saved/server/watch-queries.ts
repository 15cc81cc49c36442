import { sql } from 'kysely'
import { hold } from '../../data/contract'
import type { SavedDb, WatchRow } from './tables'

const TABLE = 'saved.watch'

/** Newest first. */
export function listWatched(db: SavedDb, personId: number): Promise<WatchRow[]> {
  return db.selectFrom(TABLE).selectAll().where('person_id', '=', personId).orderBy('id', 'desc').execute()
}

/** Until the transaction ends nobody else saves for this person: else two at once would both find the last place. */
export async function lockWatched(db: SavedDb, personId: number): Promise<void> {
  await hold(db, `saved.watch ${personId}`)
}

/** Once, however often it is asked for. */
export async function insertWatch(db: SavedDb, personId: number, opportunityId: number, now: Date): Promise<void> {
  await db
    .insertInto(TABLE)
    .values({ person_id: personId, opportunity_id: opportunityId, saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether it was on the list. */
export async function deleteWatch(db: SavedDb, personId: number, opportunityId: number): Promise<boolean> {
  const gone = await db
    .deleteFrom(TABLE)
    .where('person_id', '=', personId)
    .where('opportunity_id', '=', opportunityId)
    .returning('id')
    .execute()
  return gone.length > 0
}

export async function deleteWatchedOf(db: SavedDb, personId: number): Promise<void> {
  await db.deleteFrom(TABLE).where('person_id', '=', personId).execute()
}

/** Those who watch it, in the order of ids. */
export async function listWatchersAfter(
  db: SavedDb,
  opportunityId: number,
  after: number,
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom(TABLE)
    .select('person_id')
    .where('opportunity_id', '=', opportunityId)
    .where('person_id', '>', after)
    .orderBy('person_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.person_id)
}

export async function countWatchers(db: SavedDb, opportunityId: number): Promise<number> {
  const row = await db
    .selectFrom(TABLE)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('opportunity_id', '=', opportunityId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Those of these that somebody watches. */
export async function withWatchers(db: SavedDb, opportunityIds: readonly number[]): Promise<readonly number[]> {
  const rows = await db
    .selectFrom(TABLE)
    .select('opportunity_id')
    .distinct()
    .where(sql<boolean>`opportunity_id = any(${[...opportunityIds]}::int[])`)
    .execute()
  return rows.map(({ opportunity_id }) => opportunity_id)
}
