import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Stake } from '../../modules/contract'

/** What is public, and how much of it one can still register or apply for. */
export function listingsStake(database: Database): Stake {
  return {
    id: 'listings.stake.live',
    async count(now) {
      const { rows } = await sql<{ live: number; open: number }>`
        select count(*)::int as live, count(*) filter (where
          (closes_at is null or closes_at > ${now}) and (opens_at is null or opens_at <= ${now}))::int as open
        from listings.opportunity where state = 'live' and visibility = 'public'
      `.execute(database.of())
      return rows[0] ?? {}
    },
  }
}
