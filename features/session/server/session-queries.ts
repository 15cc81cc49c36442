import { type Insertable, type Kysely, sql } from 'kysely'
import type { SessionTables } from './tables'

type Db = Kysely<SessionTables>
type SessionRow = Insertable<SessionTables['session.session']>

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('session.session').values(row).execute()
}

// Beside the session, not in it: most have no limit.
const isLocked = sql<boolean>`exists(select 1 from session.locked l where l.session_id = session.id)`.as('is_locked')
const isTemporary = sql<boolean>`exists(select 1 from session.temporary t where t.session_id = session.id)`.as(
  'is_temporary',
)

// Whatever became of the visit: a session that was made for one is never the person's own. Null: it is.
const supportedBy = sql<
  number | null
>`(select s.staff_id from session.support s where s.session_id = session.id limit 1)`.as('supported_by')

export function findSession(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('session.session as session')
    .select(['id', 'person_id', 'seen_at', 'expires_at', isLocked, isTemporary, supportedBy])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function setTimeZone(db: Db, id: string, timeZone: string): Promise<void> {
  await db.updateTable('session.session').set({ time_zone: timeZone }).where('id', '=', id).execute()
}

export async function touchSession(db: Db, id: string, seenAt: Date, expiresAt: Date): Promise<void> {
  await db.updateTable('session.session').set({ seen_at: seenAt, expires_at: expiresAt }).where('id', '=', id).execute()
}

interface Gone {
  readonly id: string
  readonly person_id: number
}

/** Those that were there. */
export function deleteSession(db: Db, id: string) {
  return db.deleteFrom('session.session').where('id', '=', id).returning(['id', 'person_id', supportedBy]).execute()
}

export function deleteSessionsOf(db: Db, personId: number, but?: string): Promise<readonly Gone[]> {
  return db
    .deleteFrom('session.session')
    .where('person_id', '=', personId)
    .$if(but !== undefined, (query) => query.where('id', '<>', but ?? ''))
    .returning(['id', 'person_id'])
    .execute()
}

/** In one browser, and the one with this token. */
export function deleteSessionsIn(
  db: Db,
  personId: number,
  browserHash: string,
  tokenHash: string,
): Promise<readonly Gone[]> {
  return db
    .deleteFrom('session.session')
    .where('person_id', '=', personId)
    .where((where) => where.or([where('browser_hash', '=', browserHash), where('token_hash', '=', tokenHash)]))
    .returning(['id', 'person_id'])
    .execute()
}
