import type { Database, Job, JobQueue, Subscription, Tx } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { Registrations } from '../../registrations/contract'
import { updated } from '../contract'
import { findPost } from './post-queries'
import type { DiscussionTables } from './tables'
import type { Telling } from './telling'

const JOB = 'discussion.tell-news'
const BATCH = 500

interface Work {
  readonly postId: number
  readonly opportunityId: number
  /** The last person who was told. */
  readonly after: number
}

const queue = (jobQueue: JobQueue, tx: Tx, work: Work) =>
  jobQueue.send(tx, JOB, work, { key: `${JOB}:${work.postId}:${work.after}` })

/** The organizer said something to everybody who is registered: they are to be told. */
export function onUpdated(jobQueue: JobQueue): Subscription<{ postId: number; opportunityId: number }> {
  return {
    id: 'discussion.on-updated',
    event: updated.eventName,
    handle: ({ postId, opportunityId }, { tx }) => queue(jobQueue, tx, { postId, opportunityId, after: 0 }),
  }
}

export interface NewsParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly registrations: () => Registrations | undefined
  readonly telling: Telling
  readonly jobQueue: JobQueue
}

/**
 * Tells a batch, with the order for the next one in its transaction: however many take part, nobody else waits for it, and killed in between it goes on where
 * it was. What was taken back in the meantime, nobody hears of.
 */
export function tellNewsJob({ database, opportunities, registrations, telling, jobQueue }: NewsParts): Job {
  return {
    id: JOB,
    async run({ data }) {
      const { postId, opportunityId, after } = data as Work
      let told = 0
      await database.transact(async (tx) => {
        // Held: taken back at this moment, it is so after this batch, which then goes out no more.
        const update = await findPost(database.on<DiscussionTables>(tx), postId, true)
        const opportunity = await opportunities.find(opportunityId, tx)
        if (update?.state !== 'shown' || !opportunity) return
        const people = (await registrations()?.registeredAfter(tx, opportunityId, after, BATCH)) ?? []
        await telling.news(tx, people, update, opportunity)
        told = people.length
        const last = people.at(-1)
        if (last !== undefined && told === BATCH) await queue(jobQueue, tx, { postId, opportunityId, after: last })
      })
      return { told }
    },
  }
}
