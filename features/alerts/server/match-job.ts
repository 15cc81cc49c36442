import type { Clock, Database, Job, JobQueue, Subscription, Tx } from '../../data/contract'
import { becamePublic, type Edit, edited, type Searches } from '../../listings/contract'
import { dueAt } from './due'
import { holdWriting, insertMatch, listWriting, setDue } from './match-queries'
import type { AlertsTables } from './tables'

const BATCH = 500
const JOB = 'alerts.match'

interface Work {
  /** What told of them, so that each is queued once. */
  readonly news: string
  readonly opportunityIds: readonly number[]
  /** Instead of these, what was edited: it is no news to a search that it was in already. */
  readonly edit?: Edit
  /** The last search that was looked at. */
  readonly after: number
}

const queue = (jobQueue: JobQueue, tx: Tx, work: Work) =>
  jobQueue.send(tx, JOB, { ...work }, { key: `${JOB}:${work.news}:${work.after}` })

/** Opportunities became public: all kept searches are to be tried on them. */
export function onBecamePublic(jobQueue: JobQueue): Subscription<{ opportunityIds: readonly number[] }> {
  return {
    id: 'alerts.on-became-public',
    event: becamePublic.eventName,
    handle: ({ opportunityIds }, { tx, eventId }) => queue(jobQueue, tx, { news: eventId, opportunityIds, after: 0 }),
  }
}

/** What is public says something else: it may be in a search that it was not in before. */
export function onEdited(jobQueue: JobQueue): Subscription<Edit> {
  return {
    id: 'alerts.on-edited',
    event: edited.eventName,
    handle: ({ was, at }, { tx, eventId }) =>
      queue(jobQueue, tx, { news: eventId, opportunityIds: [], edit: { was, at }, after: 0 }),
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
      const work = data as unknown as Work
      let matched = 0
      await database.transact(async (tx) => {
        const db = database.on<AlertsTables>(tx)
        const rows = await listWriting(db, work.after, BATCH)
        const now = clock.now()
        const filters = rows.map((row) => row.filters)
        const found = work.edit
          ? await searches.entered(work.edit, filters, tx)
          : await searches.matching(work.opportunityIds, filters, tx)
        matched = 0
        for (const [at, row] of rows.entries()) {
          let isNews = false
          for (const id of found[at] ?? []) {
            if (!(await insertMatch(db, row.id, id, now))) continue
            isNews = true
            matched++
          }
          // Chosen anew while others were tried: what is told goes by that.
          const held = isNews ? await holdWriting(db, row.id) : undefined
          if (held) await setDue(db, held.id, dueAt(held, now))
        }
        const last = rows.at(-1)
        if (last && rows.length === BATCH) await queue(jobQueue, tx, { ...work, after: last.id })
      })
      return { matched }
    },
  }
}
