import { countQuestions, lockPins, pinPost } from './post-queries'
import type { DiscussionDb, PostRow } from './tables'

/** More would push what is new out of sight. */
export const MOST_PINNED = 3

/** How many are pinned; whoever asks next waits until this transaction ends. */
export async function countPinned(db: DiscussionDb, opportunityId: number): Promise<number> {
  await lockPins(db, opportunityId)
  return countQuestions(db, opportunityId, true)
}

/** A question that is shown again stays pinned where others did not take its place. */
export async function settlePin(db: DiscussionDb, { id, opportunity_id, pinned_at }: PostRow): Promise<void> {
  if (pinned_at && (await countPinned(db, opportunity_id)) > MOST_PINNED) await pinPost(db, id, null)
}
