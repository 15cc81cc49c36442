import type { Generated, Kysely } from 'kysely'
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

/** Those of the last days that another session of the person began: whoever came asks not themselves. */
export function listPlaces(db: Db, personId: number, sessionId: string, since: Date) {
  return db
    .selectFrom('session.new_place as place')
    .leftJoin('session.session as own', (join) => join.on('own.id', '=', sessionId))
    .leftJoin('session.session as theirs', 'theirs.token_hash', 'place.session_hash')
    .select(['place.id', 'place.browser', 'place.system', 'place.address', 'place.at', 'theirs.time_zone as timeZone'])
    .where('place.person_id', '=', personId)
    .where('place.at', '>', since)
    .where((where) =>
      where.or([where('own.token_hash', 'is', null), where('own.token_hash', '<>', where.ref('place.session_hash'))]),
    )
    .orderBy('place.id', 'desc')
    .limit(10)
    .execute()
}

/** Undefined when it was answered before, or is somebody else's. */
export function takePlace(db: Db, id: number, personId: number) {
  return db
    .deleteFrom('session.new_place')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning(['session_hash', 'browser_hash'])
    .executeTakeFirst()
}

export async function findSessionId(db: Db, tokenHash: string): Promise<string | undefined> {
  const row = await db.selectFrom('session.session').select('id').where('token_hash', '=', tokenHash).executeTakeFirst()
  return row?.id
}

export async function forgetBrowser(db: Db, personId: number, tokenHash: string): Promise<void> {
  await db
    .deleteFrom('session.known_browser')
    .where('person_id', '=', personId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deletePlacesBefore(db: Db, then: Date): Promise<void> {
  await db.deleteFrom('session.new_place').where('at', '<', then).execute()
}
