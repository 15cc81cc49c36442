import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Stake } from '../../modules/contract'

/** Searches that would find nothing for those who keep them. */
export function alertsStake(database: Database): Stake {
  return {
    id: 'alerts.stake.searches',
    async count() {
      const { rows } = await sql<{ searches: number; people: number }>`
        select count(*)::int as searches, count(distinct person_id)::int as people
        from alerts.search where dropped_at is null
      `.execute(database.of())
      return rows[0] ?? {}
    },
  }
}
