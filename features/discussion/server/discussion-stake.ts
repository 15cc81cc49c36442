import type { Database } from '../../data/contract'
import type { Stake } from '../../modules/contract'
import { countOpenCases } from './report-queries'
import type { DiscussionTables } from './tables'

/** Posts that nobody but a moderator can bring back or take away: each is one case. */
export function discussionStake(database: Database): Stake {
  return {
    id: 'discussion.stake.cases',
    count: async () => ({ ...(await countOpenCases(database.of<DiscussionTables>())) }),
  }
}
