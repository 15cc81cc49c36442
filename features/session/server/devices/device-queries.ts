import type { Kysely } from 'kysely'
import type { SignInTables } from '../entering/tables'

type Db = Kysely<SignInTables>

const MOST = 100

export function listSessions(db: Db, personId: number, now: Date) {
  return db
    .selectFrom('session.session')
    .select([
      'id',
      'address',
      'user_agent as userAgent',
      'way',
      'created_at as createdAt',
      'seen_at as seenAt',
      'time_zone as timeZone',
    ])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .limit(MOST)
    .execute()
}

/** The second factor is asked for again everywhere, and a login that waits for it begins anew: its first proof is from before. */
export async function untrustBrowsers(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('session.pending_step').where('person_id', '=', personId).execute()
  await db.updateTable('session.known_browser').set({ trusted_until: null }).where('person_id', '=', personId).execute()
}
