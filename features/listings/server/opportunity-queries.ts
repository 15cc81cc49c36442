import { sql } from 'kysely'
import { builtOnce } from '../../data/contract'
import { hasOpenings, type OpportunityContent, type OpportunityState } from '../contract'
import { contentColumns } from './rows'
import { slugOf } from './slugs'
import type { ListingsDb } from './tables'

const withSeats = (db: ListingsDb) =>
  db
    .selectFrom('listings.opportunity as o')
    .leftJoin('listings.seating as s', 's.opportunity_id', 'o.id')
    .selectAll('o')
    .select(['s.seats', sql<number>`coalesce(s.taken, 0)`.as('taken')])

export type FullRow = Awaited<ReturnType<ReturnType<typeof withSeats>['executeTakeFirstOrThrow']>>

const rowById = builtOnce((db: ListingsDb, id: number) => withSeats(db).where('o.id', '=', id).compile())

export async function findRow(db: ListingsDb, id: number): Promise<FullRow | undefined> {
  return (await rowById(db, id))[0]
}

const rowsByIds = builtOnce((db: ListingsDb, ids: readonly number[]) =>
  withSeats(db).where(sql<boolean>`o.id = any(${ids}::int[])`).compile(),
)

export const findRows = (db: ListingsDb, ids: readonly number[]): Promise<readonly FullRow[]> => rowsByIds(db, ids)

const lockedById = builtOnce((db: ListingsDb, id: number) =>
  withSeats(db).where('o.id', '=', id).forShare('o').compile(),
)

/** The row under a share lock: many may hold it at once, whoever closes the opportunity waits for all of them. */
export async function lockShared(db: ListingsDb, id: number): Promise<FullRow | undefined> {
  return (await lockedById(db, id))[0]
}

export interface RowFilter {
  readonly organizerId?: number
  readonly states?: readonly OpportunityState[]
  readonly takenDown?: true
  readonly kind?: string
  readonly search?: string
  readonly after?: number
  readonly limit: number
}

export function listRows(db: ListingsDb, { organizerId, states, takenDown, kind, search, after, limit }: RowFilter) {
  let query = withSeats(db).orderBy('o.id', 'desc').limit(limit)
  if (organizerId !== undefined) query = query.where('o.organizer_id', '=', organizerId)
  if (states)
    query = query
      .where('o.state', 'in', states.length > 0 ? states : ['draft'])
      .where(sql<boolean>`${states.length > 0}`)
  if (takenDown) query = query.where('o.taken_down_at', 'is not', null)
  if (kind) query = query.where('o.kind', '=', kind)
  if (after !== undefined) query = query.where('o.id', '<', after)
  if (search) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((or) => or.or([or('o.title', 'ilike', pattern), or('o.organisation', 'ilike', pattern)]))
  }
  return query.execute()
}

export function countByState(db: ListingsDb, organizerId: number | undefined) {
  let query = db
    .selectFrom('listings.opportunity')
    .select([
      'kind',
      sql<string>`case when taken_down_at is null then state else 'taken-down' end`.as('state'),
      sql<string>`count(*)`.as('count'),
    ])
    .groupBy(['kind', sql`2`])
  if (organizerId !== undefined) query = query.where('organizer_id', '=', organizerId)
  return query.execute()
}

export function statesOf(db: ListingsDb, ids: readonly number[]) {
  const rows = db.selectFrom('listings.opportunity').select(['id', 'state', 'published_at'])
  return rows.where(sql<boolean>`id = any(${[...ids]}::int[])`).execute()
}

/** Whose each of these is: a person's id, null where nobody manages it. */
export async function organisersOf(
  db: ListingsDb,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  const rows = await db
    .selectFrom('listings.opportunity')
    .select(['id', 'organizer_id'])
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute()
  return new Map(rows.map(({ id, organizer_id }) => [id, organizer_id]))
}

/** The organisation of that name, whatever its case; made when there is none. */
export async function organisationId(db: ListingsDb, name: string): Promise<number> {
  const clean = name.trim()
  const find = () =>
    db
      .selectFrom('listings.organisation')
      .select('id')
      .where(sql`lower(name)`, '=', sql`lower(${clean})`)
      .executeTakeFirst()
  const known = await find()
  if (known) return known.id
  const base = slugOf(clean, 'organisation')
  for (const slug of [sql`${base}::text`, sql`${base} || '-' || substr(md5(lower(${clean})), 1, 8)`]) {
    const made = await sql<{ id: number }>`insert into listings.organisation (name, slug) values (${clean}, ${slug})
      on conflict do nothing returning id`.execute(db)
    const id = made.rows[0]?.id ?? (await find())?.id
    if (id !== undefined) return id
  }
  throw new Error(`The organisation "${clean}" could be neither found nor made.`)
}

export interface Origin {
  readonly state: OpportunityState
  readonly organizerId: number | null
  readonly at: Date
  readonly publishedAt?: Date | null
  readonly sourceUrl?: string
  readonly contentHash?: string
  readonly foldKey?: string | null
}

/** A new row with its seats. The history's first line is the caller's, who knows by whom. */
export async function insertOpportunity(db: ListingsDb, content: OpportunityContent, origin: Origin): Promise<number> {
  const { id } = await db
    .insertInto('listings.opportunity')
    .values({
      ...contentColumns(content),
      slug: slugOf(content.title),
      organisation_id: await organisationId(db, content.organisation),
      organizer_id: origin.organizerId,
      state: origin.state,
      return_reason: null,
      source_url: origin.sourceUrl ?? null,
      content_hash: origin.contentHash ?? null,
      fold_key: origin.foldKey ?? null,
      published_at: origin.publishedAt ?? null,
      closed_at: null,
      created_at: origin.at,
      updated_at: origin.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { kind, seats } = content
  await db
    .insertInto('listings.seating')
    .values({ opportunity_id: id, seats, is_limit: !hasOpenings(kind) })
    .execute()
  return id
}

/** Writes new content where the version is still the expected one. Answers whether it was. */
export async function updateOpportunity(
  db: ListingsDb,
  id: number,
  content: OpportunityContent,
  expected: { readonly version?: number; readonly at: Date; readonly contentHash?: string },
): Promise<boolean> {
  let query = db
    .updateTable('listings.opportunity')
    .set({
      ...contentColumns(content),
      slug: slugOf(content.title),
      organisation_id: await organisationId(db, content.organisation),
      updated_at: expected.at,
      version: sql<number>`version + 1`,
      ...(expected.contentHash !== undefined && { content_hash: expected.contentHash }),
    })
    .where('id', '=', id)
  if (expected.version !== undefined) query = query.where('version', '=', expected.version)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Answers false when more are taken than there would be. */
export async function setSeats(
  db: ListingsDb,
  id: number,
  { kind, seats }: Pick<OpportunityContent, 'kind' | 'seats'>,
): Promise<boolean> {
  const isLimit = !hasOpenings(kind)
  const { numUpdatedRows } = await db
    .updateTable('listings.seating')
    .set({ seats, is_limit: isLimit })
    .where('opportunity_id', '=', id)
    .where(sql<boolean>`(not ${isLimit}::boolean or ${seats}::int is null or taken <= ${seats}::int)`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
