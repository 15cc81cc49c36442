import { sql } from 'kysely'
import { hold } from '../../data/contract'
import type { PlaceRow, WaitlistDb } from './tables'

/** One at a time changes the line of an opportunity, until its transaction ends. Taken before seats are: whoever waits for one has not taken the other. */
export async function lockLine(db: WaitlistDb, opportunityId: number): Promise<void> {
  await hold(db, `waitlist.line ${opportunityId}`)
}

const inLine = (db: WaitlistDb, opportunityId: number) =>
  db.selectFrom('waitlist.place').where('opportunity_id', '=', opportunityId)

/** Whether anybody waits, or has a seat kept. */
export async function hasLine(db: WaitlistDb, opportunityId: number): Promise<boolean> {
  const found = await inLine(db, opportunityId)
    .select('id')
    .where('state', 'in', ['waiting', 'offered'])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Who has waited longest, of those that came after this one. */
export function firstWaiting(db: WaitlistDb, opportunityId: number, after?: PlaceRow): Promise<PlaceRow | undefined> {
  return (
    inLine(db, opportunityId)
      .selectAll()
      .where('state', '=', 'waiting')
      // By the row itself: an instant that went through JavaScript has lost its microseconds.
      .$if(after !== undefined, (line) =>
        line.where(
          sql<boolean>`(joined_at, id) > (select joined_at, id from waitlist.place where id = ${after?.id ?? 0})`,
        ),
      )
      .orderBy('joined_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )
}

export function findPlace(db: WaitlistDb, opportunityId: number, personId: number): Promise<PlaceRow | undefined> {
  return inLine(db, opportunityId).selectAll().where('person_id', '=', personId).executeTakeFirst()
}

export function insertPlace(db: WaitlistDb, opportunityId: number, personId: number, at: Date): Promise<PlaceRow> {
  return db
    .insertInto('waitlist.place')
    .values({ opportunity_id: opportunityId, person_id: personId, state: 'waiting', joined_at: at, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function writePlace(
  db: WaitlistDb,
  id: number,
  what: Pick<PlaceRow, 'joined_at'> | { readonly kept_until: Date },
): Promise<void> {
  await db.updateTable('waitlist.place').set(what).where('id', '=', id).execute()
}

/** By opportunity: how many wait. */
export async function countWaiting(
  db: WaitlistDb,
  opportunityIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('waitlist.place')
    .select(['opportunity_id', sql<string>`count(*)`.as('count')])
    .where(sql<boolean>`opportunity_id = any(${[...opportunityIds]}::int[])`)
    .where('state', '=', 'waiting')
    .groupBy('opportunity_id')
    .execute()
  return new Map(rows.map(({ opportunity_id, count }) => [opportunity_id, Number(count)]))
}

/** Who waits there and came no later than this one: the place in line, from 1 on. */
export async function positionOf(db: WaitlistDb, place: PlaceRow): Promise<number> {
  const { count } = await inLine(db, place.opportunity_id)
    .select(sql<string>`count(*)`.as('count'))
    .where('state', '=', 'waiting')
    // By the row itself: an instant that went through JavaScript has lost its microseconds.
    .where(sql<boolean>`(joined_at, id) <= (select joined_at, id from waitlist.place where id = ${place.id})`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Seats kept first, the one that ends soonest before the others; then who waits, longest first. */
export function standingOf(db: WaitlistDb, personId: number): Promise<PlaceRow[]> {
  return db
    .selectFrom('waitlist.place')
    .selectAll()
    .where('person_id', '=', personId)
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy(sql`state = 'waiting'`)
    .orderBy(sql`case when state = 'offered' then kept_until else joined_at end`)
    .orderBy('id')
    .execute()
}

export function placesOf(db: WaitlistDb, personId: number): Promise<PlaceRow[]> {
  return db.selectFrom('waitlist.place').selectAll().where('person_id', '=', personId).orderBy('id').execute()
}

export async function deletePlaces(db: WaitlistDb, personId: number): Promise<void> {
  await db.deleteFrom('waitlist.place').where('person_id', '=', personId).execute()
}

export function offersOf(db: WaitlistDb, opportunityId: number): Promise<PlaceRow[]> {
  return inLine(db, opportunityId).selectAll().where('state', '=', 'offered').orderBy('id').execute()
}

/** Seats that were kept long enough. */
export function dueBy(
  db: WaitlistDb,
  now: Date,
  limit: number,
): Promise<Pick<PlaceRow, 'opportunity_id' | 'person_id'>[]> {
  return db
    .selectFrom('waitlist.place')
    .select(['opportunity_id', 'person_id'])
    .where('state', '=', 'offered')
    .where('kept_until', '<=', now)
    .orderBy('kept_until')
    .limit(limit)
    .execute()
}

/** For what anybody waits, or is kept a seat, by the states that are asked for. */
export async function linesWith(db: WaitlistDb, states: readonly PlaceRow['state'][]): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('waitlist.place')
    .select('opportunity_id')
    .distinct()
    .where('state', 'in', states)
    .orderBy('opportunity_id')
    .execute()
  return rows.map(({ opportunity_id }) => opportunity_id)
}
