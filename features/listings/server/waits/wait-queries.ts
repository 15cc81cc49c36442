import { sql } from 'kysely'
import type { ListingsDb } from '../tables'

/** In ms, by the moments at which something came to wait and was answered; what was held is no answer to anybody. */
export async function medianWait(db: ListingsDb, since: Date): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from answer.at - handed.at) * 1000)::float8 as ms
    from listings.opportunity_history as answer
    join lateral (
      select from_state, at from listings.opportunity_history
      where of_id = answer.of_id and id < answer.id order by id desc limit 1
    ) as handed on handed.from_state in ('draft', 'returned')
    where answer.from_state = 'pending' and answer.to_state in ('live', 'returned') and answer.at >= ${since}
  `.execute(db)
  return rows[0]?.ms ?? undefined
}

/** All that wait, in the order in which they came to: their ids. */
export async function idsInLine(db: ListingsDb): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from listings.opportunity as o
    join lateral (
      select from_state, at from listings.opportunity_history where of_id = o.id order by id desc limit 1
    ) as last on last.from_state is distinct from 'live'
    where o.state = 'pending' order by last.at, o.id
  `.execute(db)
  return rows.map(({ id }) => id)
}
