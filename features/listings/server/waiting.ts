import { type Database, dataErrors, type Outbox, type Tx } from '../../data/contract'
import { closed, type Opportunities, type OpportunityState, sentBack, takenDown } from '../contract'
import type { FullRow } from './opportunity-queries'
import { isUnread } from './organizer-gone'
import { wasHeld } from './stamp-queries'
import type { ListingsTables } from './tables'

interface WaitingParts {
  readonly database: Database
  readonly outbox: Outbox
  readonly row: (tx: Tx, id: number) => Promise<FullRow>
  readonly move: (
    tx: Tx,
    id: number,
    by: number | undefined,
    to: OpportunityState,
    more: { readonly from: readonly OpportunityState[]; readonly why?: string },
  ) => Promise<FullRow>
  /** What comes of being in sight again. */
  readonly show: (tx: Tx, moved: FullRow) => Promise<void>
}

/** What waits for somebody who decides, and comes back or not. */
export function createWaiting({
  database,
  outbox,
  row,
  move,
  show,
}: WaitingParts): Pick<Opportunities, 'sendBack' | 'hold' | 'release'> {
  return {
    async sendBack(tx, id, by, reason) {
      const before = await row(tx, id)
      const { organizer_id: organizerId } = before
      const more = { from: ['pending'], why: reason } as const
      if (organizerId !== null) {
        await move(tx, id, by, 'returned', more)
        await outbox.publish(tx, sentBack({ opportunityId: id, organizerId, reason }))
        return
      }
      // Nobody could mend it: whoever entered it here keeps its page, and what an import found is not shown again.
      if (isUnread(before)) {
        await move(tx, id, by, 'closed', more)
        await outbox.publish(tx, closed({ opportunityId: id, organizerId }))
        return
      }
      await move(tx, id, by, 'removed', more)
      await outbox.publish(tx, takenDown({ opportunityId: id }))
    },
    async hold(tx, id, why) {
      await move(tx, id, undefined, 'pending', { from: ['live'], why })
    },
    async release(tx, id, by) {
      const { title, state } = await row(tx, id)
      if (state === 'pending' && !(await wasHeld(database.on<ListingsTables>(tx), id)))
        throw dataErrors.stateNotAllowed(
          `“${title}” was handed in anew since it was held. Whoever approves listings decides about it.`,
        )
      // Whoever kept a search meanwhile did not see it, and whoever was to be told of it was not.
      await show(tx, await move(tx, id, by, 'live', { from: ['pending'] }))
    },
  }
}
