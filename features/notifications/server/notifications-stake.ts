import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Stake } from '../../modules/contract'

/** What waits to be sent, and campaigns that are planned or under way. */
export function notificationsStake(database: Database): Stake {
  return {
    id: 'notifications.stake.waiting',
    async count() {
      const { rows } = await sql<{ messages: number; people: number; campaigns: number }>`
        select count(*)::int as messages, count(distinct person_id)::int as people,
          (select count(*)::int from notifications.campaign where state in ('scheduled', 'sending')) as campaigns
        from notifications.delivery where state = 'waiting'
      `.execute(database.of())
      return rows[0] ?? {}
    },
  }
}
