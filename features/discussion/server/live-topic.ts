import type { Tx } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { findPerson } from '../../session/contract'
import type { Live, LiveTopic, SharedCache } from '../../web/contract'

const NAME = 'discussion.of'

/** `discussion.of:12`: something was said about opportunity 12, for whoever may read of it; streams are for who is signed in. */
export const discussionTopic = (opportunities: Opportunities): LiveTopic => ({
  id: 'discussion.topic',
  name: NAME,
  may: (subject, argument) =>
    findPerson(subject) !== undefined &&
    /^\d{1,9}$/.test(argument) &&
    opportunities.getShown(Number(argument), subject).then(
      () => true,
      () => false,
    ),
})

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
