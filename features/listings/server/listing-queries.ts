import { type RawBuilder, sql } from 'kysely'
import { builtOnce } from '../../data/contract'
import type { ListingsDb } from './tables'

const listed = (db: ListingsDb) =>
  db
    .selectFrom('listings.opportunity as o')
    .innerJoin('listings.organisation as g', 'g.id', 'o.organisation_id')
    .leftJoin('listings.seating as s', 's.opportunity_id', 'o.id')
    .leftJoin('listings.verified_organizer as v', (join) =>
      join.onRef('v.organisation_id', '=', 'o.organisation_id').onRef('v.person_id', '=', 'o.organizer_id'),
    )
    .select([
      'o.id',
      'o.slug',
      'o.kind',
      'o.title',
      'o.state',
      'o.visibility',
      'o.organizer_id',
      'o.organisation',
      'o.work_mode',
      'o.city',
      'o.country',
      'o.other_places',
      'o.is_countrywide',
    ])
    .select([
      'o.opens_at',
      'o.closes_at',
      'o.closed_at',
      'o.cancelled_at',
      'o.extended_from',
      'o.starts_on',
      'o.ends_on',
      'o.zone',
      'o.published_at',
      'o.tags',
    ])
    .select(['o.pay_min', 'o.pay_max', 'o.pay_currency', 'o.pay_period', 'o.team_min', 'o.team_max'])
    .select(['o.has_rules', 'o.eligibility', 'o.external_url', 'g.slug as organisation_slug', 'g.logo', 's.seats'])
    // Nobody was checked for what is imported, and has no organizer.
    .select(sql<boolean>`v.id is not null`.as('is_verified'))
    .select(sql<boolean>`s.is_limit and s.seats is not null and coalesce(s.taken, 0) >= s.seats`.as('is_full'))

export type ListingRow = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>

const listedByIds = builtOnce((db: ListingsDb, ids: readonly number[]) =>
  listed(db).where(sql<boolean>`o.id = any(${ids}::int[])`).where('o.state', 'in', ['live', 'closed']).compile(),
)

/** In the order of the ids; those that are gone meanwhile are left out. Private ones too: whoever shows them asks who may see them. */
export async function anyRowsByIds(db: ListingsDb, ids: readonly number[]): Promise<readonly ListingRow[]> {
  if (ids.length === 0) return []
  const rows = await listedByIds(db, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

/** The same without those that are not public. */
export async function rowsByIds(db: ListingsDb, ids: readonly number[]): Promise<readonly ListingRow[]> {
  return (await anyRowsByIds(db, ids)).filter(({ visibility }) => visibility === 'public')
}

export const descriptionsByIds = builtOnce((db: ListingsDb, ids: readonly number[]) =>
  db
    .selectFrom('listings.opportunity')
    .select(['id', 'description'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .compile(),
)

const detailed = (db: ListingsDb) =>
  listed(db)
    .select([
      'o.description',
      'o.employment_type',
      'o.updated_at',
      'o.merged_into',
      'o.cancelled_why',
      sql<number>`coalesce(s.taken, 0)`.as('taken'),
    ])
    .select(
      sql<string[]>`array(select f.link from listings.source f where f.opportunity_id = o.id order by f.id)`.as(
        'beside',
      ),
    )

export type DetailRow = Awaited<ReturnType<ReturnType<typeof detailed>['executeTakeFirstOrThrow']>>

const detailById = builtOnce((db: ListingsDb, id: number) => detailed(db).where('o.id', '=', id).compile())

export async function findDetail(db: ListingsDb, id: number): Promise<DetailRow | undefined> {
  return (await detailById(db, id))[0]
}

const detailsByIds = builtOnce((db: ListingsDb, ids: readonly number[]) =>
  detailed(db)
    .where(sql<boolean>`o.id = any(${ids}::int[])`)
    .where('o.state', 'in', ['live', 'closed'])
    .where('o.visibility', '=', 'public')
    .compile(),
)

/** In the order of the ids; what is not public is left out. */
export async function findDetails(db: ListingsDb, ids: readonly number[]): Promise<readonly DetailRow[]> {
  const byId = new Map((await detailsByIds(db, ids)).map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

interface OpenOrganisation {
  readonly name: string
  readonly logo: string | null
  readonly open: number
}

interface Named {
  readonly isMeant: RawBuilder<boolean>
  readonly text: string
  readonly limit: number
}

async function openOrganisations(db: ListingsDb, { isMeant, text, limit }: Named, now: Date) {
  const { rows } = await sql<OpenOrganisation>`
    select g.name, g.logo, o.open from listings.organisation g
    join lateral (
      select count(*)::int as open from listings.opportunity o
      where o.organisation_id = g.id and o.state = 'live' and o.visibility = 'public'
        and (o.closes_at is null or o.closes_at > ${now}) and (o.opens_at is null or o.opens_at <= ${now})
    ) o on o.open > 0
    where ${isMeant} order by lower(g.name) = lower(${text}) desc, o.open desc, g.name limit ${limit}`.execute(db)
  return rows
}

/** Organisations with something open whose name holds the text: the one of that name, those that begin so, the others; of each those with most open first. */
export async function organisationsLike(db: ListingsDb, text: string, now: Date, limit: number) {
  const like = text.replace(/[\\%_]/g, '\\$&')
  const begins = sql<boolean>`g.name ilike ${`${like}%`}`
  const first = await openOrganisations(db, { isMeant: begins, text, limit }, now)
  if (first.length === limit) return first
  // Far more names hold two letters than begin with them: these are counted only where the others do not suffice.
  const holds = sql<boolean>`g.name ilike ${`%${like}%`} and not ${begins}`
  return [...first, ...(await openOrganisations(db, { isMeant: holds, text, limit: limit - first.length }, now))]
}
