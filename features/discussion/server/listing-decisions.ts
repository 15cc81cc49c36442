import type { Subscription, Tx } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import { approved, closed, type Opportunity, sentBack } from '../../listings/contract'
import type { OwnParts } from './own-routes'
import { listingPostOf } from './post-queries'
import { settleReports } from './report-queries'
import { type DiscussionTables, type PostRow, postMachine } from './tables'
import type { Decided, Telling } from './telling'

interface Decision extends Pick<Decided, 'why'> {
  readonly post: PostRow
  readonly opportunity: Opportunity | undefined
  readonly decision: 'keep' | 'remove'
  readonly by: number
}

/** What a moderator decides about a reported opportunity happens to it; only a hold that reports made ends with them. */
export async function decideListing(
  tx: Tx,
  opportunities: OwnParts['opportunities'],
  { post, opportunity, decision, by, why }: Decision,
): Promise<void> {
  if (post.state === 'removed')
    throw dataErrors.stateNotAllowed('It was taken down for good. Its organizer can publish it anew.')
  const isGone = opportunity?.state === 'removed'
  if (decision === 'keep' && isGone)
    throw dataErrors.stateNotAllowed('It was taken down meanwhile, so nothing stays. Remove it to close the case.')
  if (decision === 'remove' && (!isGone || opportunity.takenDown))
    await opportunities.remove(tx, post.opportunity_id, by, why)
  if (decision === 'keep' && post.state === 'held' && opportunity?.state === 'pending')
    await opportunities.release(tx, post.opportunity_id, by)
}

interface InQueue extends Pick<Decided, 'decision' | 'why'> {
  readonly opportunityId: number
  readonly by: number | undefined
  readonly settled: 'kept' | 'removed'
}

/** Whoever decides about it in the queue of approvals has decided about the reports that held it, too. */
async function closeHeld(tx: Tx, parts: OwnParts, telling: Telling, { opportunityId, by, settled, ...said }: InQueue) {
  const { database, opportunities, machines, clock } = parts
  const db = database.on<DiscussionTables>(tx)
  const post = await listingPostOf(db, opportunityId)
  const opportunity = post?.state === 'held' ? await opportunities.find(opportunityId, tx) : undefined
  if (!post || !opportunity) return
  await machines.move(tx, postMachine, { id: post.id, to: 'shown', by, why: said.why })
  const reporters = (await settleReports(db, [post.id], settled)).map(({ person_id }) => person_id)
  await telling.decided(tx, { post, opportunity, reporters, ...said, at: clock.now() })
}

export function onApproved(
  parts: OwnParts,
  telling: Telling,
): Subscription<{ readonly opportunityId: number; readonly by: number }> {
  const decided = { decision: 'keep', settled: 'kept', why: 'Looked at and approved again.' } as const
  return {
    id: 'discussion.on-approved',
    event: approved.eventName,
    handle: ({ opportunityId, by }, { tx }) => closeHeld(tx, parts, telling, { opportunityId, by, ...decided }),
  }
}

/** Held, and closed instead of sent back, for nobody is left to change it: what people read stays for whoever entered it. */
export function onClosed(parts: OwnParts, telling: Telling): Subscription<{ readonly opportunityId: number }> {
  const decided = { by: undefined, decision: 'keep', settled: 'kept', why: 'Looked at and closed.' } as const
  return {
    id: 'discussion.on-closed',
    event: closed.eventName,
    async handle({ opportunityId }, { tx }) {
      if ((await parts.opportunities.find(opportunityId, tx))?.organizerId === null)
        await closeHeld(tx, parts, telling, { opportunityId, ...decided })
    },
  }
}

/** Handed in anew it is no longer what was reported: an approval alone shows it. */
export function onSentBack(
  parts: OwnParts,
  telling: Telling,
): Subscription<{ readonly opportunityId: number; readonly reason: string }> {
  const decided = { by: undefined, decision: 'send back', settled: 'removed' } as const
  return {
    id: 'discussion.on-sent-back',
    event: sentBack.eventName,
    handle: ({ opportunityId, reason: why }, { tx }) =>
      closeHeld(tx, parts, telling, { opportunityId, why, ...decided }),
  }
}
