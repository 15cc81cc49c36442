import { sql } from 'kysely'
import type { OpportunityState } from '../../contract'
import type { ListingsDb } from '../tables'

export interface KnownRow {
  readonly id: number
  readonly source_url: string | null
  readonly state: OpportunityState
  readonly content_hash: string | null
  readonly fold_key: string | null
}

/** What earlier imports made of these, locked when inside a transaction that will change it. */
export async function findBySource(
  db: ListingsDb,
  sourceUrls: readonly string[],
  lock: boolean,
): Promise<ReadonlyMap<string, KnownRow>> {
  let query = db
    .selectFrom('listings.opportunity')
    .select(['id', 'source_url', 'state', 'content_hash', 'fold_key'])
    .where('source_url', 'in', [...sourceUrls])
    .orderBy('id')
  if (lock) query = query.forUpdate()
  const rows = await query.execute()
  return new Map(rows.map((row) => [row.source_url ?? '', row]))
}

/** Whether a person closed it: then a source does not open it again. */
export async function wasClosedByPerson(db: ListingsDb, id: number): Promise<boolean> {
  const { rows } = await sql<{ by_person: number | null }>`select by_person from listings.opportunity_history
    where of_id = ${id} and to_state = 'closed' order by id desc limit 1`.execute(db)
  return rows[0] !== undefined && rows[0].by_person !== null
}
