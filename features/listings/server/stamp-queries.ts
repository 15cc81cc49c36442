import { sql } from 'kysely'
import type { Announced, OpportunityState, Visibility } from '../contract'
import type { ListingsDb } from './tables'

/** What a state leaves on the row besides itself: when it was published first, when it closed, why it came back. */
export async function stampState(
  db: ListingsDb,
  id: number,
  to: OpportunityState,
  at: Date,
  why: string | undefined,
): Promise<void> {
  const stamps = {
    ...(to === 'live' && { published_at: sql<Date>`coalesce(published_at, ${at})`, closed_at: null }),
    ...(to === 'closed' && { closed_at: at }),
    ...((to === 'returned' || to === 'pending') && { return_reason: to === 'returned' ? (why ?? null) : null }),
  }
  if (Object.keys(stamps).length === 0) return
  await db.updateTable('listings.opportunity').set(stamps).where('id', '=', id).execute()
}

/** Of one that waits for a decision: whether it stood in sight before, and was not handed in since. */
export async function wasHeld(db: ListingsDb, id: number): Promise<boolean> {
  const { rows } = await sql<{
    from_state: OpportunityState | null
  }>`select from_state from listings.opportunity_history
    where of_id = ${id} order by id desc limit 1`.execute(db)
  return rows[0]?.from_state === 'live'
}

/** Answers whether it was closed, and nobody had cancelled it before. Marked as changed: nodes that missed the news find it when they ask what changed. */
export async function writeCancelled(db: ListingsDb, id: number, at: Date, why: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listings.opportunity')
    .set({ cancelled_at: at, cancelled_why: why, updated_at: at })
    .where('id', '=', id)
    .where('state', '=', 'closed')
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The mark of what can be put back, on what is taken down: `null` takes it away. Answers whether there was another one before, or none. */
export async function writeTakenDown(
  db: ListingsDb,
  id: number,
  mark: { readonly at: Date; readonly why: string } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listings.opportunity')
    .set({ taken_down_at: mark?.at ?? null, taken_down_why: mark?.why ?? null })
    .where('id', '=', id)
    .where('state', '=', 'removed')
    .where('taken_down_at', mark ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Of an open one whose deadline is made later: which it had before. The earliest stays. Not asked of imports: feeds date what they repeat anew. */
export async function writeExtended(
  db: ListingsDb,
  { id, closes_at: from }: { readonly id: number; readonly closes_at: Date | null },
  to: string | null,
): Promise<void> {
  if (!from || !to || new Date(to) <= from) return
  const set = { extended_from: sql<Date>`least(extended_from, ${from}::timestamptz)` }
  await db.updateTable('listings.opportunity').set(set).where('id', '=', id).execute()
}

/** Of a closed one: whether that was its time, and nobody before or since. */
export async function wasClosedByTime(db: ListingsDb, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('listings.opportunity')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'closed')
    .whereRef('closed_at', '>=', 'closes_at')
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Live ones whose time is up, the earliest first. */
export async function idsPastDue(db: ListingsDb, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listings.opportunity')
    .select('id')
    .where('state', '=', 'live')
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether its time is up still; it stays so until the transaction ends. */
export async function lockPastDue(db: ListingsDb, id: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('listings.opportunity')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'live')
    .where('closes_at', '<=', now)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Live ones that close after one instant and not after another, the earliest first. */
export async function closingBetween(db: ListingsDb, after: Date, until: Date) {
  const rows = await db
    .selectFrom('listings.opportunity')
    .select(['id', 'closes_at'])
    .where('state', '=', 'live')
    .where('closes_at', '>', after)
    .where('closes_at', '<=', until)
    .orderBy('closes_at')
    .execute()
  return rows.flatMap(({ id, closes_at: closesAt }) => (closesAt ? [{ id, closesAt }] : []))
}

/** Live ones whose time has come, where they say when, and is not up: by the rule of the lists. */
export async function openAt(db: ListingsDb, ids: readonly number[], now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('listings.opportunity')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .where('state', '=', 'live')
    .where((where) => where.or([where('closes_at', 'is', null), where('closes_at', '>', now)]))
    .where((where) => where.or([where('opens_at', 'is', null), where('opens_at', '<=', now)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export function rowsOfOrganizer(db: ListingsDb, personId: number) {
  return db
    .selectFrom('listings.opportunity')
    .select(['id', 'kind', 'title', 'organisation', 'state', 'created_at'])
    .where('organizer_id', '=', personId)
    .orderBy('id')
    .execute()
}

/** Of an organizer's, those that were never public, and those that came back to them from there: nobody else can go on with these. Locked. */
export async function lockUnfinished(db: ListingsDb, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listings.opportunity')
    .select('id')
    .where('organizer_id', '=', personId)
    .where(({ and, or, eb }) =>
      or([
        eb('state', 'in', ['draft', 'returned']),
        and([eb('state', '=', 'pending'), eb('published_at', 'is', null)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Of an organizer's, those that one registers for here: nobody else reads who comes. Locked. */
export async function lockTakingRegistrations(db: ListingsDb, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listings.opportunity')
    .select('id')
    .where('organizer_id', '=', personId)
    .where('state', '=', 'live')
    .where('external_url', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Of an organizer's, those that are out of sight for this reason, and that nobody decided about since. Locked. */
export async function lockHeldBecause(db: ListingsDb, personId: number, why: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listings.opportunity as o
    where organizer_id = ${personId} and state = 'pending' and (
      select from_state = 'live' and why = ${why} from listings.opportunity_history
      where of_id = o.id order by id desc limit 1)
    order by id for update`.execute(db)
  return rows.map(({ id }) => id)
}

/** So long after the end one waits for an answer where no day is named. */
const WAITED = sql`interval '90 days'`

/** Of an organizer's, those that one registers for here and for which people may wait still: not called off; open, not over by their days, or closed of late. */
export async function idsAwaited(db: ListingsDb, personId: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('listings.opportunity')
    .select('id')
    .where('organizer_id', '=', personId)
    .where('state', 'in', ['live', 'closed'])
    .where('external_url', 'is', null)
    .where('cancelled_at', 'is', null)
    .where(
      // A day is over last where it began last, west of here.
      sql<boolean>`(state = 'live' or coalesce(coalesce(ends_on, starts_on) >= (${now}::timestamptz - interval '1 day')::date, closed_at > ${now}::timestamptz - ${WAITED}))`,
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function forgetOrganizer(db: ListingsDb, personId: number): Promise<void> {
  await db
    .updateTable('listings.opportunity')
    .set({ organizer_id: null })
    .where('organizer_id', '=', personId)
    .execute()
  await sql`update listings.opportunity_history set by_person = null where by_person = ${personId}`.execute(db)
}

/** Marked as changed: nodes that missed the news find it when they ask what changed. */
export async function writeVisibility(db: ListingsDb, id: number, visibility: Visibility, at: Date): Promise<void> {
  const set = { visibility, updated_at: at, version: sql<number>`version + 1` }
  await db.updateTable('listings.opportunity').set(set).where('id', '=', id).execute()
}

/** The same for what other features keep of them. */
export async function writeChanged(
  db: ListingsDb,
  ids: readonly number[],
  at: Date,
  { hasRules }: Partial<Announced> = {},
): Promise<void> {
  await db
    .updateTable('listings.opportunity')
    .set({ updated_at: at, ...(hasRules !== undefined && { has_rules: hasRules }) })
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute()
}
