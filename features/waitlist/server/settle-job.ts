import type { Database, Job } from '../../data/contract'
import { isFull, type Opportunities } from '../../listings/contract'
import type { Line } from './line'
import { dueBy, waitedFor } from './place-queries'
import type { WaitlistTables } from './tables'

const BATCH = 200

/**
 * Each minute: seats that were kept long enough go on, and where seats were added those who wait get them. Each step is a transaction of its own,
 * so that the next run goes on where one was cut off.
 */
export function settleJob(database: Database, opportunities: Opportunities, line: Line): Job {
  const db = () => database.of<WaitlistTables>()

  async function lapseDue(now: Date, signal: AbortSignal) {
    let lapsed = 0
    for (let size = BATCH; size === BATCH && !signal.aborted; ) {
      const due = await dueBy(db(), now, BATCH)
      for (const { opportunity_id: opportunityId, person_id: personId } of due)
        await database.transact((tx) => line.lapse(tx, opportunityId, personId))
      lapsed += due.length
      size = due.length
    }
    return lapsed
  }

  async function moveUpAll(signal: AbortSignal) {
    for (const id of await waitedFor(db())) {
      if (signal.aborted) return
      const found = await opportunities.find(id)
      if (found && !isFull(found)) await database.transact((tx) => line.moveUp(tx, id))
    }
  }

  return {
    id: 'waitlist.settle',
    cron: '* * * * *',
    async run({ now, signal }) {
      const lapsed = await lapseDue(now, signal)
      await moveUpAll(signal)
      return { lapsed }
    },
  }
}
