import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Stake } from '../../modules/contract'

/** Posts that nobody but a moderator can bring back or take away. */
export function discussionStake(database: Database): Stake {
  return {
    id: 'discussion.stake.cases',
    async count() {
      const { rows } = await sql<{ held: number; reported: number }>`
        select
          (select count(*)::int from discussion.post where state = 'held') as held,
          (select count(distinct post_id)::int from discussion.report where settled is null) as reported
      `.execute(database.of())
      return rows[0] ?? {}
    },
  }
}
