import { type Kysely, sql } from 'kysely'
import type { Capacity } from '../../contract'

export interface LookTables {
  'profile.look': {
    person_id: number
    viewer_id: number
    /** `2026-11-22`, the house's day. */
    on_day: string
    capacity: Capacity
    at: Date
    times: number
  }
}

type Db = Kysely<LookTables>

/** A page in sight asks again by itself, whenever its window is come back to: that is still the same look. */
const SAME_LOOK_MS = 30 * 60_000

/** One row a day: who comes back to a page later is counted twice there. */
export async function keepLook(db: Db, row: Omit<LookTables['profile.look'], 'times'>): Promise<void> {
  await db
    .insertInto('profile.look')
    .values({ ...row, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'viewer_id', 'on_day'])
        .doUpdateSet({ at: row.at, capacity: row.capacity, times: sql<number>`look.times + 1` })
        .where(sql<boolean>`look.at <= ${new Date(row.at.getTime() - SAME_LOOK_MS)}`),
    )
    .execute()
}

/** Newest first, those before an instant if one is named. After a merge one's own looks at the other account are nobody's news. */
export function listLooks(db: Db, personId: number, limit: number, before?: Date) {
  return db
    .selectFrom('profile.look')
    .select(['viewer_id as viewerId', 'capacity', 'at', 'times'])
    .where('person_id', '=', personId)
    .where('viewer_id', '<>', personId)
    .$if(before !== undefined, (query) => query.where('at', '<', before as Date))
    .orderBy('at', 'desc')
    .orderBy('viewer_id')
    .limit(limit)
    .execute()
}

export function listLooksBy(db: Db, viewerId: number) {
  return db
    .selectFrom('profile.look')
    .select(['person_id as personId', 'capacity', 'at', 'times'])
    .where('viewer_id', '=', viewerId)
    .orderBy('at')
    .execute()
}

export async function deleteLooksOf(db: Db, personId: number): Promise<void> {
  await db
    .deleteFrom('profile.look')
    .where((where) => where.or([where('person_id', '=', personId), where('viewer_id', '=', personId)]))
    .execute()
}
