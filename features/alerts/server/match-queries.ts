import { sql } from 'kysely'
import type { AlertsDb, SearchRow } from './tables'

/** Searches that write, after this id, in the order of ids. */
export function listWriting(db: AlertsDb, after: number, limit: number): Promise<SearchRow[]> {
  return db
    .selectFrom('alerts.search')
    .selectAll()
    .where('id', '>', after)
    .where('frequency', '<>', 'off')
    .where('dropped_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/**
 * As its person chose it, held until the transaction ends; nothing where it writes no more. Its key is left to others: whoever put a match in meanwhile
 * holds that, and two would wait for each other.
 */
export function holdWriting(db: AlertsDb, id: number): Promise<SearchRow | undefined> {
  return db
    .selectFrom('alerts.search')
    .selectAll()
    .where('id', '=', id)
    .where('frequency', '<>', 'off')
    .where('dropped_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Whether it was not matched before: what was told and comes back is no news. */
export async function insertMatch(db: AlertsDb, searchId: number, opportunityId: number, at: Date): Promise<boolean> {
  const made = await db
    .insertInto('alerts.match')
    .values({ search_id: searchId, opportunity_id: opportunityId, matched_at: at, told_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('search_id')
    .execute()
  return made.length > 0
}

/** The sooner of what is set and what is wanted; never for what was taken away while it was matched. */
export async function setDue(db: AlertsDb, id: number, at: Date): Promise<void> {
  await db
    .updateTable('alerts.search')
    .set({ due_at: sql<Date>`least(coalesce(due_at, ${at}::timestamptz), ${at}::timestamptz)` })
    .where('id', '=', id)
    .where('dropped_at', 'is', null)
    .execute()
}

/** When it is told; null: not until something new is found, or its person is back. */
export async function writeDue(db: AlertsDb, id: number, at: Date | null): Promise<void> {
  await db.updateTable('alerts.search').set({ due_at: at }).where('id', '=', id).execute()
}

/** One whose time has come, held until the transaction ends; those that others hold, and `passedOver`, are left. */
export function takeDue(db: AlertsDb, now: Date, passedOver: readonly number[]): Promise<SearchRow | undefined> {
  return db
    .selectFrom('alerts.search')
    .selectAll()
    .where('due_at', '<=', now)
    .where('frequency', '<>', 'off')
    .where(sql<boolean>`id <> all(${[...passedOver]}::int[])`)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function untoldOf(db: AlertsDb, searchId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('alerts.match')
    .select('opportunity_id')
    .where('search_id', '=', searchId)
    .where('told_at', 'is', null)
    .orderBy('matched_at', 'desc')
    .orderBy('opportunity_id', 'desc')
    .execute()
  return rows.map((row) => row.opportunity_id)
}

/** These are told; what else waited cannot be entered and is forgotten, so that it is news when it comes back. A digest remembers its day. */
export async function markTold(
  db: AlertsDb,
  searchId: number,
  told: readonly number[],
  at: Date,
  digestOn: string | null,
): Promise<void> {
  await db
    .updateTable('alerts.match')
    .set({ told_at: at })
    .where('search_id', '=', searchId)
    .where(sql<boolean>`opportunity_id = any(${[...told]}::int[])`)
    .execute()
  await db.deleteFrom('alerts.match').where('search_id', '=', searchId).where('told_at', 'is', null).execute()
  await db
    .updateTable('alerts.search')
    .set({ due_at: null, ...(digestOn !== null && { last_digest_on: digestOn }) })
    .where('id', '=', searchId)
    .execute()
}

/** Those that write to this person and found something that they were not told, held until the transaction ends. */
export function holdUntoldOf(db: AlertsDb, personId: number): Promise<SearchRow[]> {
  return db
    .selectFrom('alerts.search')
    .selectAll()
    .where('person_id', '=', personId)
    .where('frequency', '<>', 'off')
    .where('dropped_at', 'is', null)
    .where(sql<boolean>`exists (select from alerts.match where search_id = alerts.search.id and told_at is null)`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** What was found of one of two that are one is found of the other, once; it is told where either was. */
export async function leadMatchesOn(db: AlertsDb, from: number, into: number): Promise<void> {
  await sql`update alerts.match as kept set told_at = gone.told_at from alerts.match as gone
    where kept.opportunity_id = ${into} and kept.told_at is null
      and gone.search_id = kept.search_id and gone.opportunity_id = ${from} and gone.told_at is not null`.execute(db)
  await sql`update alerts.match as mine set opportunity_id = ${into} where opportunity_id = ${from} and not exists
    (select from alerts.match as kept where kept.search_id = mine.search_id and kept.opportunity_id = ${into})`.execute(
    db,
  )
  await db.deleteFrom('alerts.match').where('opportunity_id', '=', from).execute()
}
