import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Stake } from '../../modules/contract'

/** Lines that would not move, and seats that are kept: their time runs on. */
export function waitlistStake(database: Database): Stake {
  return {
    id: 'waitlist.stake.lines',
    async count(now) {
      const { rows } = await sql<{ lines: number; people: number; seats: number }>`
        select count(distinct opportunity_id) filter (where state = 'waiting')::int as lines,
          count(*) filter (where state = 'waiting')::int as people,
          count(*) filter (where state = 'offered' and kept_until > ${now})::int as seats
        from waitlist.place where state in ('waiting', 'offered')
      `.execute(database.of())
      return rows[0] ?? {}
    },
  }
}
