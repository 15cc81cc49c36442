import type { Job, JobQueue, Tx } from '../../../data/contract'
import type { Opportunity } from '../../../listings/contract'
import { findPerson, type People } from '../../../session/contract'
import { updated } from '../../contract'
import type { OwnParts } from '../own-routes'
import { findPost } from '../post-queries'
import { type DiscussionTables, type PostRow, postMachine } from '../tables'
import type { MayTell } from './may-tell'
import { listDue, setGoneAt } from './news-queries'

const JOB = 'discussion.release-news'
const BATCH = 100

/** The row knows its time; the order only wakes the job to the second. */
export const queueRelease = (queue: JobQueue, tx: Tx, postId: number, startAt: Date) =>
  queue.send(tx, JOB, { postId }, { key: `${JOB}:${postId}`, startAt })

export interface ReleaseParts extends OwnParts {
  readonly people: () => People | undefined
  readonly mayTell: MayTell
}

/** Lets news go whose time has come: with its order, and each minute what an order was lost for. */
export function releaseNewsJob(parts: ReleaseParts): Job {
  const { database, clock } = parts
  return {
    id: JOB,
    cron: '* * * * *',
    async run({ data, signal }) {
      const due = data
        ? [(data as { postId: number }).postId]
        : await listDue(database.of<DiscussionTables>(), clock.now(), BATCH)
      let gone = 0
      for (const id of due) if (!signal.aborted && (await release(parts, id))) gone++
      return { gone }
    },
  }
}

async function release(parts: ReleaseParts, id: number): Promise<boolean> {
  const { database, opportunities, machines, outbox, news, clock } = parts
  const seen = await findPost(database.of<DiscussionTables>(), id)
  if (seen?.state !== 'waiting') return false
  const opportunity = await opportunities.find(seen.opportunity_id)
  // Held until somebody has looked: its readers would stand before a closed door, so it waits with it.
  if (opportunity?.state === 'pending') return false
  const stops = await stopsFor(parts, seen, opportunity)
  return database.transact(async (tx) => {
    const db = database.on<DiscussionTables>(tx)
    const post = await findPost(db, id, true)
    const now = clock.now()
    if (post?.state !== 'waiting' || !post.goes_at || post.goes_at > now) return false
    await news.tell(tx, post.opportunity_id)
    if (stops) {
      await machines.move(tx, postMachine, { id, to: 'withdrawn', by: undefined, why: stops })
      return false
    }
    await machines.move(tx, postMachine, { id, to: 'shown', by: undefined, why: 'its time came' })
    await setGoneAt(db, id, now)
    await outbox.publish(tx, updated({ postId: id, opportunityId: post.opportunity_id }))
    return true
  })
}

/** Why it does not go after all. */
async function stopsFor(
  { people, mayTell }: ReleaseParts,
  { person_id: by }: PostRow,
  opportunity: Opportunity | undefined,
): Promise<string | undefined> {
  if (opportunity?.state !== 'live' && opportunity?.state !== 'closed') return 'taken down'
  const known = people()
  if (!known) return undefined
  // Whoever lost the right meanwhile, or the account, tells nobody anything any more.
  const sender = by === null ? undefined : findPerson(await known.asSubject(by))
  return sender && mayTell(sender, opportunity) ? undefined : 'its sender may not any more'
}
