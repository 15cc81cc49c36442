import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { Stake } from '../../modules/contract'
import { linesWith } from './place-queries'
import type { WaitlistTables } from './tables'

/** Lines of what is open, which would not move, and seats kept there: their time runs on. */
export function waitlistStake(database: Database, opportunities: Opportunities): Stake {
  return {
    id: 'waitlist.stake.lines',
    async count(now) {
      const open = await opportunities.open(await linesWith(database.of<WaitlistTables>(), ['waiting', 'offered']), now)
      const { rows } = await sql<{ lines: number; people: number; seats: number }>`
        select count(distinct opportunity_id) filter (where state = 'waiting')::int as lines,
          count(*) filter (where state = 'waiting')::int as people,
          count(*) filter (where state = 'offered' and kept_until > ${now})::int as seats
        from waitlist.place where state in ('waiting', 'offered') and opportunity_id = any(${open}::int[])
      `.execute(database.of())
      return rows[0] ?? {}
    },
  }
}
