import type { Database, Job } from '../../data/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'
import { findStanding } from '../../registrations/contract'
import type { Log } from '../../web/contract'
import type { Line } from './line'
import { linesWith } from './place-queries'
import type { WaitlistTables } from './tables'

/** So long whoever waited reads that no seat came free. */
const READ_MS = 7 * 24 * 3_600_000

/** Taken down for good, or a week after its last day, on which nobody's zone matters any more. What is held, or only closed, may come back. */
function isOver(opportunity: Opportunity | undefined, now: Date): boolean {
  if (!opportunity || opportunity.state === 'removed') return true
  if (findStanding(opportunity, now) !== 'closed') return false
  const { closedAt, closesAt, startsOn, endsOn } = opportunity
  const ends = [closedAt, closesAt, startsOn, endsOn].flatMap((each) => (each ? [Date.parse(each)] : []))
  return Math.max(...ends) + READ_MS < now.getTime()
}

/** Once a night: nobody stands for ever in the line for what is over. */
export function endLinesJob(database: Database, opportunities: Opportunities, line: Line, log: Log): Job {
  return {
    id: 'waitlist.end-lines',
    cron: '25 3 * * *',
    async run({ now, signal }) {
      const lines = await linesWith(database.of<WaitlistTables>(), ['waiting'])
      const open = new Set(await opportunities.open(lines, now))
      let ended = 0
      for (const id of lines.filter((each) => !open.has(each))) {
        if (signal.aborted) break
        if (!isOver(await opportunities.find(id), now)) continue
        try {
          await database.transact((tx) => line.end(tx, id))
          ended++
        } catch (error) {
          log.error({ opportunityId: id, err: error }, 'A line could not be ended and is tried again')
        }
      }
      return { ended }
    },
  }
}
