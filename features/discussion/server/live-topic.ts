import type { Tx } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { findPerson } from '../../session/contract'
import type { Live, LiveTopic } from '../../web/contract'

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

export function announce(live: Live, opportunityId: number, tx: Tx): Promise<void> {
  return live.publish(`${NAME}:${opportunityId}`, {}, tx)
}
