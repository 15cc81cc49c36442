import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { Stake } from '../../modules/contract'
import { isBlank } from './draft-queries'

/** What nobody could approve, and who could not go on writing. */
export function manageStake(database: Database, opportunities: Opportunities): Stake {
  return {
    id: 'manage.stake.waiting',
    async count() {
      const [{ rows }, counts] = await Promise.all([
        sql<{ changes: number; people: number }>`
          select count(*) filter (where handed_in_at is not null)::int as changes,
            count(distinct person_id) filter (where handed_in_at is null)::int as people
          from manage.draft where not ${isBlank}
        `.execute(database.of()),
        opportunities.count({}),
      ])
      const { changes = 0, people = 0 } = rows[0] ?? {}
      return { approvals: changes + (counts['all/pending'] ?? 0), people }
    },
  }
}
