import { sql } from 'kysely'
import { builtOnce } from '../../../data/contract'
import type { ListingsDb } from '../tables'

/** Those by link or invitation among them: whoever tells of one asked the gate before. */
const told = (db: ListingsDb, ids: readonly number[]) =>
  db
    .selectFrom('listings.opportunity')
    .select([
      'id',
      'slug',
      'kind',
      'title',
      'organisation',
      'description',
      'city',
      'other_places',
      'closes_at',
      'zone',
      'published_at',
    ])
    .select(['created_at', 'updated_at', 'version', 'visibility'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where('state', 'in', ['live', 'closed'])

const toldByIds = builtOnce((db: ListingsDb, ids: readonly number[]) => told(db, ids).compile())

export type ToldRow = Awaited<ReturnType<ReturnType<typeof told>['executeTakeFirstOrThrow']>>

/** In the order of the ids; those that are gone meanwhile are left out. */
export async function toldRows(db: ListingsDb, ids: readonly number[]): Promise<readonly ToldRow[]> {
  if (ids.length === 0) return []
  const byId = new Map((await toldByIds(db, ids)).map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

/** The same for everybody: lists are behind for a moment, and what left them is told to nobody. */
export async function publicRows(db: ListingsDb, ids: readonly number[]): Promise<readonly ToldRow[]> {
  return (await toldRows(db, ids)).filter(({ visibility }) => visibility === 'public')
}
