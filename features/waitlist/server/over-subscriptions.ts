import type { Subscription } from '../../data/contract'
import { closed, takenDown } from '../../listings/contract'
import type { Line } from './line'

/** A seat that nobody can enter by is kept for nobody. What was opened again before this is heard keeps its seats. */
export const overSubscriptions = [closed, takenDown].map(
  ({ eventName }) =>
    (line: Line): Subscription<{ readonly opportunityId: number }> => ({
      id: `waitlist.on-${eventName.replace('listings/', '')}`,
      event: eventName,
      handle: ({ opportunityId }, { tx }) => line.endOffers(tx, opportunityId),
    }),
)
