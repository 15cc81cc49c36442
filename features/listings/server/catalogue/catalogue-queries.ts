import { sql } from 'kysely'
import type { Edit } from '../../contract'
import { closedAtOf, payOf } from '../rows'
import type { ListingsDb } from '../tables'
import type { ListedSource } from './listed'

/** What the catalogue learns of an opportunity: what is counted, and the text that people search. */
export interface CatalogueRow extends ListedSource {
  readonly description: string
  /** All over its country; left out where it is not. */
  readonly isCountrywide?: boolean
}

const columns = (db: ListingsDb) =>
  db
    .selectFrom('listings.opportunity')
    .leftJoin('listings.popularity', 'listings.popularity.opportunity_id', 'listings.opportunity.id')
    .select('listings.popularity.score as popularity')
    .select([
      'id',
      'kind',
      'state',
      'title',
      'organisation',
      'description',
      'opens_at',
      'closes_at',
      'closed_at',
      'published_at',
    ])
    .select([
      'work_mode',
      'city',
      'country',
      'other_places',
      'is_countrywide',
      'tags',
      'pay_min',
      'pay_max',
      'pay_currency',
      'pay_period',
    ])
    .select('eligibility')
    .where('state', 'in', ['live', 'closed'])
    .where('visibility', '=', 'public')

type Row = Awaited<ReturnType<ReturnType<typeof columns>['executeTakeFirstOrThrow']>>

const rowOf = (row: Row): CatalogueRow => ({
  id: row.id,
  kind: row.kind,
  isClosed: row.state === 'closed',
  opensAt: row.opens_at,
  closesAt: closedAtOf(row) ?? row.closes_at, // what was closed before its time ended then
  publishedAt: row.published_at,
  popularity: row.popularity,
  workMode: row.work_mode,
  city: row.city,
  country: row.country,
  otherPlaces: row.other_places,
  isCountrywide: row.is_countrywide,
  tags: row.tags,
  pay: payOf(row),
  audiences: row.eligibility.audiences ?? [],
  eligibility: row.eligibility,
  title: row.title,
  organisation: row.organisation,
  description: row.description,
})

const instant = (text: unknown) => (typeof text === 'string' ? new Date(text) : null)

/** A row that went through JSON, with an event. */
export function rowOfJson(was: Edit['was']): CatalogueRow {
  const row = was as CatalogueRow
  const { opensAt, closesAt, publishedAt } = row
  return { ...row, opensAt: instant(opensAt), closesAt: instant(closesAt), publishedAt: instant(publishedAt) }
}

/** Public ones after this id, in the order of ids. */
export async function loadAfter(db: ListingsDb, id: number, limit: number): Promise<CatalogueRow[]> {
  return (await columns(db).where('id', '>', id).orderBy('id').limit(limit).execute()).map(rowOf)
}

/** Those of these that are public. */
export async function loadSome(db: ListingsDb, ids: readonly number[]): Promise<CatalogueRow[]> {
  return (
    await columns(db)
      .where(sql<boolean>`id = any(${[...ids]}::int[])`)
      .execute()
  ).map(rowOf)
}

export async function idsChangedSince(db: ListingsDb, since: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listings.opportunity')
    .select('id')
    .where('updated_at', '>=', since)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
