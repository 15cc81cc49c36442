import type { Tx } from '../../data/contract'
import { type Opportunities, opportunityTopic } from '../../listings/contract'
import type { Live } from '../../web/contract'

const NAME = 'waitlist.of'

/** `waitlist.of:12`: the line for opportunity 12 moved. */
export const waitlistTopic = (opportunities: Opportunities) =>
  opportunityTopic({ id: 'waitlist.topic', name: NAME }, opportunities)

export function announce(live: Live, opportunityId: number, tx: Tx): Promise<void> {
  return live.publish(`${NAME}:${opportunityId}`, {}, tx)
}
