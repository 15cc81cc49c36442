import { sql } from 'kysely'
import { hasOpenings, houseReasons } from '../../contract'
import { slugOf } from '../slugs'
import type { ListingsDb } from '../tables'
import type { SeedOpportunity } from './make-opportunity'
import { names, sectors } from './seed-words'

const ORGANISATIONS = 400

/** The organisations of the demo, made once: name → id. */
export async function seedOrganisations(
  db: ListingsDb,
  createdAt: Date,
): Promise<readonly { id: number; name: string }[]> {
  const all = names.flatMap((name) => sectors.map((sector) => `${name} ${sector}`))
  const chosen = all.filter((_, at) => (at * 7) % all.length < ORGANISATIONS)
  const rows = chosen.map((name) => ({
    name,
    slug: slugOf(name),
    created_at: createdAt,
  }))
  await db
    .insertInto('listings.organisation')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('listings.organisation')
    .select(['id', 'name'])
    .where('name', 'in', chosen)
    .orderBy('id')
    .execute()
}

/** Most organisations know who publishes for them here. */
export async function seedVerified(
  db: ListingsDb,
  organisations: readonly { readonly id: number }[],
  people: readonly number[],
): Promise<void> {
  const known = organisations.filter((_, at) => at % 3 !== 0)
  const rows = known.flatMap(({ id }) =>
    people.map((person) => ({ organisation_id: id, person_id: person, by_person: null })),
  )
  if (rows.length === 0) return
  await db
    .insertInto('listings.verified_organizer')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type SeedRow = SeedOpportunity & { readonly organisationId: number; readonly organizerId: number | null }

/** Many rows in one statement, with their seats and the first line of their history. */
export async function insertSeed(db: ListingsDb, rows: readonly SeedRow[]): Promise<void> {
  const json = JSON.stringify(rows.map((row) => ({ ...row, slug: slugOf(row.title), isLimit: !hasOpenings(row.kind) })))
  await sql`
    with given as (
      select nextval(pg_get_serial_sequence('listings.opportunity', 'id'))::int as id, r.*
      from jsonb_array_elements(${json}::jsonb) as r(body)
    ), made as (
      insert into listings.opportunity (id, slug, kind, title, organisation_id, organisation, organizer_id, state, description,
        opens_at, closes_at, starts_on, ends_on, zone, work_mode, employment_type, city, country, other_places, eligibility, tags,
        pay_min, pay_max, pay_currency, pay_period, team_min, team_max, questions, published_at, closed_at, created_at, updated_at)
      select id, body->>'slug', body->>'kind', body->>'title', (body->>'organisationId')::int, body->>'organisation',
        (body->>'organizerId')::int, body->>'state', body->>'description',
        (body->>'opensAt')::timestamptz, (body->>'closesAt')::timestamptz, (body->>'startsOn')::date, (body->>'endsOn')::date,
        body->>'zone', body->>'workMode', body->>'employmentType', body->>'city', body->>'country', body->'otherPlaces', body->'eligibility',
        array(select jsonb_array_elements_text(body->'tags')),
        (body->'pay'->>'minPaise')::bigint, (body->'pay'->>'maxPaise')::bigint, body->'pay'->>'currency', body->'pay'->>'period',
        (body->>'teamMin')::int, (body->>'teamMax')::int, body->'questions',
        case when body->>'state' in ('live', 'closed') then (body->>'publishedAt')::timestamptz end,
        case when body->>'state' = 'closed' then (body->>'closesAt')::timestamptz end,
        (body->>'publishedAt')::timestamptz, (body->>'publishedAt')::timestamptz
      from given returning id, state, created_at
    ), seated as (
      insert into listings.seating (opportunity_id, seats, is_limit)
      select id, (body->>'seats')::int, (body->>'isLimit')::boolean from given
    )
    insert into listings.opportunity_history (of_id, to_state, why, at) select id, state, ${houseReasons.demo}, created_at from made`.execute(
    db,
  )
}

export async function countOpportunities(db: ListingsDb): Promise<number> {
  const row = await db
    .selectFrom('listings.opportunity')
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** After many rows at once the planner must not go by what it knew of an empty table. */
export async function refreshStatistics(db: ListingsDb): Promise<void> {
  await sql`analyze listings.opportunity, listings.seating, listings.organisation`.execute(db)
}
