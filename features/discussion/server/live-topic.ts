import type { Tx } from '../../data/contract'
import { type Opportunities, opportunityTopic } from '../../listings/contract'
import type { Live, SharedCache } from '../../web/contract'

const NAME = 'discussion.of'

/** `discussion.of:12`: something was said about opportunity 12. */
export const discussionTopic = (opportunities: Opportunities) =>
  opportunityTopic({ id: 'discussion.topic', name: NAME }, opportunities)

/** What cached pages with what was said are known by. */
const TAG = 'discussion'

/** Something was said, or is not any more: who reads it hears so, and pages are drawn anew. */
export interface News {
  tell(tx: Tx, opportunityId: number): Promise<void>
}

export function createNews(live: Live, cache: SharedCache): News {
  return {
    async tell(tx, opportunityId) {
      await cache.forget(TAG, tx)
      await live.publish(`${NAME}:${opportunityId}`, {}, tx)
    },
  }
}
