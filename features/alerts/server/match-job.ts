import type { Clock, Database, Job, JobQueue, Subscription, Tx } from '../../data/contract'
import { approved, type Searches } from '../../listings/contract'
import { dueAt } from './due'
import { insertMatch, listWriting, setDue } from './match-queries'
import type { AlertsTables } from './tables'

const BATCH = 500
const JOB = 'alerts.match'

interface Work {
  readonly opportunityId: number
  /** The last search that was looked at. */
  readonly after: number
}

const queue = (jobQueue: JobQueue, tx: Tx, { opportunityId, after }: Work) =>
  jobQueue.send(tx, JOB, { opportunityId, after }, { key: `${JOB}:${opportunityId}:${after}` })

/** An opportunity became public: all kept searches are to be tried on it. */
export function onApproved(jobQueue: JobQueue): Subscription<{ opportunityId: number }> {
  return {
    id: 'alerts.on-approved',
    event: approved.eventName,
    handle: ({ opportunityId }, { tx }) => queue(jobQueue, tx, { opportunityId, after: 0 }),
  }
}

/**
 * Tries the searches batch by batch, each with the order for the next one in its transaction: killed in between it goes on where it was, and a match
 * that is there already stays as it is.
 */
export function matchJob(database: Database, searches: Searches, jobQueue: JobQueue, clock: Clock): Job {
  return {
    id: JOB,
    async run({ data }) {
      const { opportunityId, after } = data as Work
      let matched = 0
      await database.transact(async (tx) => {
        const db = database.on<AlertsTables>(tx)
        const rows = await listWriting(db, after, BATCH)
        const now = clock.now()
        const isIn = await searches.matching(
          opportunityId,
          rows.map(({ filters }) => filters),
          tx,
        )
        matched = 0
        for (const row of rows.filter((_, at) => isIn[at])) {
          if (!(await insertMatch(db, row.id, opportunityId, now))) continue
          await setDue(db, row.id, dueAt(row, now))
          matched++
        }
        const last = rows.at(-1)
        if (last && rows.length === BATCH) await queue(jobQueue, tx, { opportunityId, after: last.id })
      })
      return { matched }
    },
  }
}
