import { sql } from 'kysely'
import { hold } from '../../../data/contract'
import type { ListingsDb } from '../tables'
import { siteOf } from '../../contract'
import type { KeyedRow, StorableRow } from './make-row'

/** A listing that a row may tell of too; without an id in a dry run, which makes none. */
export interface Twin {
  readonly id: number | undefined
  readonly sourceUrl: string
  readonly sites: string[]
  readonly isOver: boolean
  readonly postedAt: number
}

/** Two imports at once find what the other has made. */
export async function takeTurn(db: ListingsDb): Promise<void> {
  await hold(db, 'listings.import')
}

/** Imported ones that everybody sees; what people wrote themselves is nobody's twin. */
export async function findTwins(db: ListingsDb, keys: readonly string[], now: Date): Promise<Map<string, Twin[]>> {
  const found = new Map<string, Twin[]>()
  if (keys.length === 0) return found
  const rows = await db
    .selectFrom('listings.opportunity as o')
    .select(['o.id', 'o.fold_key', 'o.source_url', 'o.state', 'o.closes_at', 'o.published_at', 'o.created_at'])
    .select(sql<string[]>`array(select s.source_url from listings.source s where s.opportunity_id = o.id)`.as('beside'))
    .where('o.fold_key', 'in', [...keys])
    .where('o.source_url', 'is not', null)
    .where('o.organizer_id', 'is', null)
    .where('o.visibility', '=', 'public')
    .where('o.state', 'in', ['live', 'closed'])
    .orderBy('o.id')
    .execute()
  for (const row of rows) {
    const twin = {
      id: row.id,
      sourceUrl: row.source_url ?? '',
      sites: [row.source_url ?? '', ...row.beside].map(siteOf),
      isOver: row.state === 'closed' || (row.closes_at !== null && row.closes_at <= now),
      postedAt: (row.published_at ?? row.created_at).getTime(),
    }
    const key = row.fold_key ?? ''
    found.set(key, [...(found.get(key) ?? []), twin])
  }
  return found
}

/** Rows of sources that were folded earlier, by source, each with the state of its listing. */
export async function findFolded(db: ListingsDb, sourceUrls: readonly string[]) {
  const rows = await db
    .selectFrom('listings.source as s')
    .innerJoin('listings.opportunity as o', 'o.id', 's.opportunity_id')
    .select(['s.source_url', 's.opportunity_id as id', 's.content_hash', 's.said', 'o.state'])
    .where('s.source_url', 'in', [...sourceUrls])
    .execute()
  return new Map(rows.map((row) => [row.source_url, row]))
}

export type FoldedRow = Awaited<ReturnType<typeof findFolded>> extends Map<string, infer R> ? R : never

/** What it says is kept whole, to become a listing of its own where somebody sees that it is one. */
export async function writeSource(
  db: ListingsDb,
  opportunityId: number,
  { hash, foldKey: _, ...row }: KeyedRow,
): Promise<void> {
  const said = sql<StorableRow>`${JSON.stringify(row)}::json`
  const link = row.content.externalUrl ?? row.sourceUrl
  await db
    .insertInto('listings.source')
    .values({ opportunity_id: opportunityId, source_url: row.sourceUrl, link, content_hash: hash, said })
    .onConflict((conflict) => conflict.column('source_url').doUpdateSet({ link, content_hash: hash, said }))
    .execute()
}

export async function writeFoldKey(db: ListingsDb, id: number, key: string | null): Promise<void> {
  await db.updateTable('listings.opportunity').set({ fold_key: key }).where('id', '=', id).execute()
}

export function listSources(db: ListingsDb, opportunityIds: readonly number[]) {
  return db
    .selectFrom('listings.source')
    .select(['id', 'opportunity_id', 'link'])
    .where(sql<boolean>`opportunity_id = any(${[...opportunityIds]}::int[])`)
    .orderBy('id')
    .execute()
}

/** What it said, and no source of that one any more; undefined for whoever comes second. */
export async function takeSource(db: ListingsDb, opportunityId: number, id: number): Promise<StorableRow | undefined> {
  const taken = await db
    .deleteFrom('listings.source')
    .where('id', '=', id)
    .where('opportunity_id', '=', opportunityId)
    .returning('said')
    .executeTakeFirst()
  return taken?.said
}

/** It speaks for itself from now on. */
export async function forgetSource(db: ListingsDb, sourceUrl: string): Promise<void> {
  await db.deleteFrom('listings.source').where('source_url', '=', sourceUrl).execute()
}
