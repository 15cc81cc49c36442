import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Stake } from '../../modules/contract'

/** Letters that nobody has answered. */
export function contentStake(database: Database): Stake {
  return {
    id: 'content.stake.letters',
    async count() {
      const { rows } = await sql<{ letters: number }>`
        select count(*)::int as letters from content.letter where state = 'new'
      `.execute(database.of())
      return rows[0] ?? {}
    },
  }
}
