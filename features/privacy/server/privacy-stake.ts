import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Stake } from '../../modules/contract'

/** What the law gives people a day for: accounts to be erased, archives to be made. */
export function privacyStake(database: Database): Stake {
  return {
    id: 'privacy.stake.asked',
    async count() {
      const { rows } = await sql<{ erasures: number; archives: number }>`
        select
          (select count(*)::int from privacy.erasure where done_at is null) as erasures,
          (select count(*)::int from privacy.export where state = 'asked') as archives
      `.execute(database.of())
      return rows[0] ?? {}
    },
  }
}
