import type { Tx } from '../../data/contract'
import { findPerson } from '../../session/contract'
import type { Live, LiveTopic } from '../../web/contract'

const NAME = 'discussion.of'

/** `discussion.of:12`: something was said about opportunity 12, which everybody may read; streams are for who is signed in. */
export const discussionTopic: LiveTopic = {
  id: 'discussion.topic',
  name: NAME,
  may: (subject, argument) => findPerson(subject) !== undefined && /^\d{1,9}$/.test(argument),
}

export function announce(live: Live, opportunityId: number, tx: Tx): Promise<void> {
  return live.publish(`${NAME}:${opportunityId}`, {}, tx)
}
