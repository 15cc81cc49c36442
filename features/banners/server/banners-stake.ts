import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Stake } from '../../modules/contract'

/** Advertisements that run at this moment. */
export function bannersStake(database: Database): Stake {
  return {
    id: 'banners.stake.running',
    async count(now) {
      const { rows } = await sql<{ ads: number }>`
        select count(*)::int as ads from banners.ad
        where state = 'approved' and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
      `.execute(database.of())
      return rows[0] ?? {}
    },
  }
}
