import type { Tx } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { findPerson } from '../../session/contract'
import type { Live, LiveTopic } from '../../web/contract'

const NAME = 'waitlist.of'

/** `waitlist.of:12`: the line for opportunity 12 moved, for whoever is signed in and may read of it. */
export const waitlistTopic = (opportunities: Opportunities): LiveTopic => ({
  id: 'waitlist.topic',
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
