import type { Clock, Database, Outbox, Tx } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import { cancelled, houseReasons, type Opportunities } from '../contract'
import { announceChange } from './changes'
import type { FullRow } from './opportunity-queries'
import { writeCancelled } from './stamp-queries'
import type { ListingsTables } from './tables'

interface CancelParts {
  readonly database: Database
  readonly outbox: Outbox
  readonly clock: Clock
  readonly row: (tx: Tx, id: number) => Promise<FullRow>
  readonly close: Opportunities['close']
}

/** What is open is closed first, so that whoever hears of closings hears of this one, too. */
export function createCancel({ database, outbox, clock, row, close }: CancelParts): Opportunities['cancel'] {
  return async (tx, id, by, why) => {
    const { title, state } = await row(tx, id)
    if (state === 'live') await close(tx, id, by, houseReasons.cancelled)
    if (!(await writeCancelled(database.on<ListingsTables>(tx), id, clock.now(), why)))
      throw dataErrors.stateNotAllowed(
        state === 'closed'
          ? `“${title}” was cancelled already.`
          : `“${title}” is not public, so there is nothing to cancel. Delete it instead.`,
      )
    await announceChange(database, [id], tx)
    await outbox.publish(tx, cancelled({ opportunityId: id }))
  }
}
