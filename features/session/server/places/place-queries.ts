import { type Generated, type Kysely, sql } from 'kysely'
import type { SignInTables } from '../entering/tables'

export interface PlaceTables extends SignInTables {
  'session.new_place': {
    id: Generated<number>
    person_id: number
    /** What is kept of the session's token: the session itself may be over. */
    session_hash: string
    browser_hash: string
    browser: string | null
    system: string | null
    address: string | null
    at: Date
  }
}

type Db = Kysely<PlaceTables>
export type NewPlace = Omit<PlaceTables['session.new_place'], 'id'>

export async function insertPlace(db: Db, row: NewPlace): Promise<void> {
  await db.insertInto('session.new_place').values(row).execute()
}

/** Neither what this session began nor what an earlier one in its browser did. */
const isElsewhere = (place: string, sessionId: string) => sql<boolean>`not exists (
  select from session.session own where own.id = ${sessionId}
    and (own.token_hash = ${sql.ref(`${place}.session_hash`)} or own.browser_hash = ${sql.ref(`${place}.browser_hash`)}))`

/** Those of the last days in other browsers than the one that asks: whoever came does not say themselves that it was them. */
export function listPlaces(db: Db, personId: number, sessionId: string, since: Date) {
  return db
    .selectFrom('session.new_place as place')
    .leftJoin('session.session as theirs', 'theirs.token_hash', 'place.session_hash')
    .select(['place.id', 'place.browser', 'place.system', 'place.address', 'place.at', 'theirs.time_zone as timeZone'])
    .where('place.person_id', '=', personId)
    .where('place.at', '>', since)
    .where(isElsewhere('place', sessionId))
    .orderBy('place.id', 'desc')
    .limit(10)
    .execute()
}

/** Undefined when it was answered before, is somebody else's, or this session's own. */
export function takePlace(db: Db, id: number, personId: number, sessionId: string) {
  return db
    .deleteFrom('session.new_place as place')
    .where('place.id', '=', id)
    .where('place.person_id', '=', personId)
    .where(isElsewhere('place', sessionId))
    .returning(['place.session_hash', 'place.browser_hash', 'place.browser', 'place.system'])
    .executeTakeFirst()
}

export async function forgetBrowser(db: Db, personId: number, tokenHash: string): Promise<void> {
  await db
    .deleteFrom('session.known_browser')
    .where('person_id', '=', personId)
    .where('token_hash', '=', tokenHash)
    .execute()
}
