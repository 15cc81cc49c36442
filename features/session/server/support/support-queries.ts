import { type Generated, type Insertable, type Kysely, sql, type Updateable } from 'kysely'
import type { SessionTables } from '../tables'

export interface SupportRow {
  id: Generated<number>
  person_id: number
  staff_id: number
  reason: string
  state: 'asked' | 'allowed' | 'refused' | 'ended'
  asked_at: Date
  answered_at: Date | null
  until: Date
  session_id: string | null
}

export interface SupportTables extends SessionTables {
  'session.support': SupportRow
  'session.support_seen': { support_id: number; at: Date; path: string }
}

type Db = Kysely<SupportTables>

/** Undefined when the same two have one open already. */
export async function insertSupport(db: Db, row: Insertable<SupportRow>): Promise<number | undefined> {
  const made = await db
    .insertInto('session.support')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'staff_id']).where(sql<boolean>`state in ('asked', 'allowed')`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** Until the transaction ends: a session is limited only while this row names it, so of two who begin or end a visit one waits. */
export function lockSupport(db: Db, id: number) {
  return db.selectFrom('session.support').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Whom this session looks at, and until when. */
export function findOfSession(db: Db, sessionId: string) {
  return db
    .selectFrom('session.support')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('state', '=', 'allowed')
    .executeTakeFirst()
}

/** Open ones of one side, newest first. */
export function listOpen(db: Db, side: 'person_id' | 'staff_id', id: number, now: Date) {
  return db
    .selectFrom('session.support')
    .selectAll()
    .where(side, '=', id)
    .where('state', 'in', ['asked', 'allowed'])
    .where('until', '>', now)
    .orderBy('id', 'desc')
    .execute()
}

/** False when it is not in that state any more. */
export async function changeSupport(
  db: Db,
  id: number,
  from: SupportRow['state'],
  change: Updateable<SupportRow>,
): Promise<boolean> {
  const changed = await db
    .updateTable('session.support')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** All that somebody of the house asked for or sees. One that begins meanwhile is waited for, and ends too. */
export function endVisitsOf(db: Db, staffId: number) {
  return db
    .updateTable('session.support')
    .set({ state: 'ended' })
    .where('staff_id', '=', staffId)
    .where('state', 'in', ['asked', 'allowed'])
    .returning(['person_id as personId', 'session_id as sessionId'])
    .execute()
}

/** Nobody's answer is waited for longer than its time. */
export async function endOutlived(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('session.support')
    .set({ state: 'ended' })
    .where('state', 'in', ['asked', 'allowed'])
    .where('until', '<=', now)
    .execute()
}

export function listSeen(db: Db, personId: number) {
  return db
    .selectFrom('session.support as support')
    .innerJoin('session.support_seen as seen', 'seen.support_id', 'support.id')
    .select(['seen.at', 'seen.path', 'support.reason', 'support.staff_id'])
    .where('support.person_id', '=', personId)
    .orderBy('seen.at', 'desc')
    .limit(1000)
    .execute()
}
