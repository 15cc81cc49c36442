import { sql } from 'kysely'
import type { RegistrationsDb } from './tables'

export async function listRegistered(db: RegistrationsDb, opportunityId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('registrations.registration')
    .select('person_id')
    .where('opportunity_id', '=', opportunityId)
    .where('state', '=', 'registered')
    .execute()
  return rows.flatMap(({ person_id }) => person_id ?? [])
}

/** Those who are registered now, and were `by` then, in the order of ids. */
export async function listRegisteredAfter(
  db: RegistrationsDb,
  opportunityId: number,
  after: number,
  limit: number,
  by?: Date,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('registrations.registration')
    .select('person_id')
    .where('opportunity_id', '=', opportunityId)
    .where('state', '=', 'registered')
    .where('person_id', '>', after)
    .$if(by !== undefined, (query) => query.where('registered_at', '<=', by as Date))
    .orderBy('person_id')
    .limit(limit)
    .execute()
  return rows.flatMap(({ person_id }) => person_id ?? [])
}

/** Who was registered then and has withdrawn since; whose account is erased is nobody any more. */
export async function listLeftSince(
  db: RegistrationsDb,
  opportunityId: number,
  since: Date,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('registrations.registration as left')
    .select('person_id')
    .where('opportunity_id', '=', opportunityId)
    .where('state', '=', 'withdrawn')
    .where('registered_at', '<=', since)
    .where(
      sql<boolean>`exists (select from registrations.registration_history h
        where h.of_id = "left".id and h.to_state = 'withdrawn' and h.at > ${since})`,
    )
    .orderBy('person_id')
    .execute()
  return rows.flatMap(({ person_id }) => person_id ?? [])
}

/** Those of these that somebody is registered for now. */
export async function withRegistered(
  db: RegistrationsDb,
  opportunityIds: readonly number[],
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('registrations.registration')
    .select('opportunity_id')
    .distinct()
    .where(sql<boolean>`opportunity_id = any(${[...opportunityIds]}::int[])`)
    .where('state', '=', 'registered')
    .execute()
  return rows.map(({ opportunity_id }) => opportunity_id)
}

/** For what anybody is registered. */
export async function registeredFor(db: RegistrationsDb): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('registrations.registration')
    .select('opportunity_id')
    .distinct()
    .where('state', '=', 'registered')
    .execute()
  return rows.map(({ opportunity_id }) => opportunity_id)
}
