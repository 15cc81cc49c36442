import { sql } from 'kysely'
import type { OpportunityState } from '../../contract'
import { houseReasons } from '../../contract/house-reasons'
import type { ListingsDb } from '../tables'
import type { StoredEdition } from './editions'

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

/** Whether a person closed it: then a source does not open it again. So it is wherever the house does not say that it did. */
export async function wasClosedByPerson(db: ListingsDb, id: number): Promise<boolean> {
  const { rows } = await sql<{
    from_state: OpportunityState | null
    by_person: number | null
    why: string | null
    is_cancelled: boolean
  }>`
    select from_state, by_person, why, o.cancelled_at is not null as is_cancelled
    from listings.opportunity_history h join listings.opportunity o on o.id = h.of_id
    where of_id = ${id} and to_state = 'closed' order by h.id desc limit 1`.execute(db)
  const last = rows[0]
  if (last?.is_cancelled) return true
  // Its source named it over when it was first read.
  if (last === undefined || last.from_state === null) return false
  return last.by_person !== null || !ownReasons.includes(last.why)
}

/** Why the house itself closes something: all other closings are people's, whose names their history loses with their accounts. */
const ownReasons: readonly (string | null)[] = [houseReasons.time, houseReasons.source]

const ADDRESSES_AT_ONCE = 10_000

/** What earlier imports have stored of these addresses, as listings or as further sources of some. Reads all of them once for so many addresses. */
export async function findEditions(db: ListingsDb, addresses: readonly string[]): Promise<readonly StoredEdition[]> {
  const found: StoredEdition[] = []
  for (let at = 0; at < addresses.length; at += ADDRESSES_AT_ONCE) {
    const some = addresses.slice(at, at + ADDRESSES_AT_ONCE)
    const { rows } = await sql<StoredEdition>`
      select source_url as "sourceUrl", starts_on::text as "startsOn", city, other_places as "otherPlaces" from listings.opportunity
      where split_part(source_url, '#', 1) = any(${some}::text[])
      union all
      select source_url, said -> 'content' ->> 'startsOn', said -> 'content' ->> 'city',
        said::jsonb -> 'content' -> 'otherPlaces' from listings.source
      where split_part(source_url, '#', 1) = any(${some}::text[]) order by 1`.execute(db)
    found.push(...rows)
  }
  return found
}
