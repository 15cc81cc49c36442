import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Stake } from '../../modules/contract'

/** Rounds that people are in at this moment. */
export function stagesStake(database: Database): Stake {
  return {
    id: 'stages.stake.running',
    async count(now) {
      const { rows } = await sql<{ rounds: number }>`
        select count(*)::int as rounds from stages.stage
        where removed_at is null and starts_at <= ${now} and ends_at > ${now}
      `.execute(database.of())
      return rows[0] ?? {}
    },
  }
}
