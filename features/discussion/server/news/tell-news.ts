import type { Clock, Database, Job, JobQueue, Subscription, Tx } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import type { Outlooks } from '../../../notifications/contract'
import type { Registrations } from '../../../registrations/contract'
import { NEWS_WAIT_MS, updated } from '../../contract'
import { findPost } from '../post-queries'
import type { DiscussionTables, PostRow } from '../tables'
import type { Telling } from '../telling'
import { skipReasonOf } from './forecast'
import { NEWS_TEMPLATE } from './news-event'
import { insertSkipped, type Skipped } from './news-queries'

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
  readonly outlooks: () => Outlooks | undefined
  readonly telling: Telling
  readonly jobQueue: JobQueue
  readonly clock: Clock
}

/**
 * Tells a batch, with the order for the next one in its transaction: however many take part, nobody else waits for it, and killed in between it goes on where
 * it was. What was taken back in the meantime, nobody hears of. Of whom a mail is not sent to is kept why, for it may be otherwise tomorrow.
 */
export function tellNewsJob(parts: NewsParts): Job {
  const { database, opportunities, registrations, telling, jobQueue, clock } = parts
  return {
    id: JOB,
    async run({ data }) {
      const { postId, opportunityId, after } = data as Work
      const skipped = await skippedNext(parts, opportunityId, after)
      let told = 0
      await database.transact(async (tx) => {
        const db = database.on<DiscussionTables>(tx)
        // Held: taken back at this moment, it is so after this batch, which then goes out no more.
        const update = await findPost(db, postId, true)
        const opportunity = await opportunities.find(opportunityId, tx)
        if (update?.state !== 'shown' || !opportunity) return
        const people = (await registrations()?.registeredAfter(tx, opportunityId, after, BATCH)) ?? []
        await telling.news(tx, people, update, opportunity)
        const left = after === 0 ? await leftBefore(parts, tx, update) : []
        const meant = new Set(people)
        const kept = skipped.filter(({ personId }) => meant.has(personId))
        await insertSkipped(db, postId, [...kept, ...left], clock.now())
        told = people.length
        const last = people.at(-1)
        if (last !== undefined && told === BATCH) await queue(jobQueue, tx, { postId, opportunityId, after: last })
      })
      return { told }
    },
  }
}

/** Of the next batch, asked before it is told: nothing else waits meanwhile. */
async function skippedNext(
  { database, registrations, outlooks }: NewsParts,
  opportunityId: number,
  after: number,
): Promise<readonly Skipped[]> {
  const people = await database.transact(
    async (tx) => (await registrations()?.registeredAfter(tx, opportunityId, after, BATCH)) ?? [],
  )
  const ahead = (await outlooks()?.of(people, NEWS_TEMPLATE)) ?? []
  return ahead.flatMap(({ personId, ways }) => {
    const why = skipReasonOf(ways['email'])
    return why ? { personId, why } : []
  })
}

/** Who was counted when it was sent, and was gone when it went. */
async function leftBefore(
  { registrations }: NewsParts,
  tx: Tx,
  { opportunity_id: opportunityId, goes_at: goesAt }: PostRow,
): Promise<readonly Skipped[]> {
  if (!goesAt) return []
  const sentAt = new Date(goesAt.getTime() - NEWS_WAIT_MS)
  const left = (await registrations()?.leftSince(tx, opportunityId, sentAt)) ?? []
  return left.map((personId) => ({ personId, why: 'left' }))
}
