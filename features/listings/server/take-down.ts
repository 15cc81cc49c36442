import { sql } from 'kysely'
import { type Clock, type Database, dataErrors, type Outbox, type StateMachines, type Tx } from '../../data/contract'
import { houseReasons, type Opportunities, type OpportunityState, putBack, takenDown } from '../contract'
import { announceChange } from './changes'
import { opportunityMachine as machine } from './opportunity-machine'
import type { FullRow } from './opportunity-queries'
import { writeTakenDown } from './stamp-queries'
import type { ListingsTables } from './tables'

interface TakeDownParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly outbox: Outbox
  readonly clock: Clock
  readonly row: (tx: Tx, id: number) => Promise<FullRow>
  /** What comes of being in sight again. */
  readonly show: (tx: Tx, moved: FullRow) => Promise<void>
}

type TakeDown = Pick<Opportunities, 'takeDown' | 'putBack' | 'remove'>

/** Out of sight by whoever approves, until one of them puts it back; by all others, for good. */
export function createTakeDown({ database, machines, outbox, clock, row, show }: TakeDownParts): TakeDown {
  const on = (tx: Tx) => database.on<ListingsTables>(tx)

  async function remove(
    tx: Tx,
    id: number,
    by: number | undefined,
    more: { readonly why?: string; readonly from?: readonly OpportunityState[] },
  ): Promise<void> {
    await machines.move(tx, machine, { id, to: 'removed', by, ...more })
    await announceChange(database, [id], tx)
    await outbox.publish(tx, takenDown({ opportunityId: id }))
  }

  return {
    async remove(tx, id, by, why) {
      // What can be put back is locked as it is, so that it is not put back at this moment.
      if (await writeTakenDown(on(tx), id, null)) return
      await remove(tx, id, by, why === undefined ? {} : { why })
    },
    async takeDown(tx, id, by, why) {
      await remove(tx, id, by, { why, from: ['live', 'closed'] })
      await writeTakenDown(on(tx), id, { at: clock.now(), why })
    },
    async putBack(tx, id, by) {
      const { title, merged_into: mergedInto } = await row(tx, id)
      if (mergedInto !== null || !(await writeTakenDown(on(tx), id, null)))
        throw dataErrors.stateNotAllowed(`“${title}” is not down, or was taken down for good.`)
      const to = await stateBefore(tx, id)
      await machines.move(tx, machine, { id, to, by, from: ['removed'], why: houseReasons.putBack })
      await announceChange(database, [id], tx)
      await outbox.publish(tx, putBack({ opportunityId: id }))
      if (to === 'live') await show(tx, await row(tx, id))
    },
  }

  async function stateBefore(tx: Tx, id: number): Promise<'live' | 'closed'> {
    const { rows } = await sql<{ from_state: 'live' | 'closed' }>`
      select from_state from listings.opportunity_history
      where of_id = ${id} and to_state = 'removed' order by id desc limit 1`.execute(on(tx))
    return rows[0]?.from_state ?? 'closed'
  }
}
