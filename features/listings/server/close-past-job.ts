import type { Database, Job } from '../../data/contract'
import type { Opportunities } from '../contract'
import { houseReasons } from '../contract/house-reasons'
import { idsPastDue, lockPastDue } from './stamp-queries'
import type { ListingsTables } from './tables'

const BATCH = 200

/** Closes what is past its time, one transaction each: whoever registers at that moment is waited for, nobody else is held up. */
export function closePastJob(database: Database, opportunities: Opportunities): Job {
  return {
    id: 'listings.close-past',
    cron: '* * * * *',
    async run({ now, signal }) {
      let closed = 0
      for (let ids = [0]; ids.length > 0 && !signal.aborted; ) {
        ids = await idsPastDue(database.of<ListingsTables>(), now, BATCH)
        for (const id of ids) {
          if (signal.aborted) break
          const isClosed = await database.transact(async (tx) => {
            // Extended, closed or taken down since they were read.
            if (!(await lockPastDue(database.on<ListingsTables>(tx), id, now))) return false
            await opportunities.close(tx, id, undefined, houseReasons.time)
            return true
          })
          if (isClosed) closed += 1
        }
      }
      return { closed }
    },
  }
}
