import type { Database, Job } from '../../data/contract'
import { isFull, type Opportunities } from '../../listings/contract'
import type { Log } from '../../web/contract'
import type { Line } from './line'
import { dueBy, linesWith } from './place-queries'
import type { WaitlistTables } from './tables'

const BATCH = 200

/**
 * Each minute: seats that were kept long enough go on, and where seats were added those who wait get them. Each step is a transaction of its own,
 * so that the next run goes on where one was cut off, and a line that cannot be moved holds up no other.
 */
export function settleJob(database: Database, opportunities: Opportunities, line: Line, log: Log): Job {
  const db = () => database.of<WaitlistTables>()

  /** Whether it was done. */
  async function settle(opportunityId: number, act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      log.error({ opportunityId, err: error }, 'A line could not be moved up and is tried again')
      return false
    }
  }

  async function lapseDue(now: Date, signal: AbortSignal) {
    let [lapsed, failed] = [0, 0]
    // What failed is still due, and would be read again for ever.
    for (let size = BATCH; size === BATCH && failed === 0 && !signal.aborted; ) {
      const due = await dueBy(db(), now, BATCH)
      for (const { opportunity_id: id, person_id: personId } of due) {
        if (await settle(id, () => database.transact((tx) => line.lapse(tx, id, personId)))) lapsed++
        else failed++
      }
      size = due.length
    }
    return { lapsed, failed }
  }

  async function moveUpAll(now: Date, signal: AbortSignal) {
    // Who waited when it closed stands there for good: what is over is not looked at each minute.
    for (const id of await opportunities.open(await linesWith(db(), ['waiting']), now)) {
      if (signal.aborted) return
      await settle(id, async () => {
        const found = await opportunities.find(id)
        if (found && !isFull(found)) await database.transact((tx) => line.moveUp(tx, id))
      })
    }
  }

  return {
    id: 'waitlist.settle',
    cron: '* * * * *',
    async run({ now, signal }) {
      const result = await lapseDue(now, signal)
      await moveUpAll(now, signal)
      return result
    },
  }
}
