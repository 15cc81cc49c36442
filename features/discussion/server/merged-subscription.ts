import type { Subscription, Tx } from '../../data/contract'
import { merged, type Opportunity } from '../../listings/contract'
import { isDiscussed } from './discussed'
import { lastUnanswered, leadPostsOn, unpinBeyond } from './merged-queries'
import type { OwnParts } from './own-routes'
import { MOST_PINNED } from './pins'
import { lockPins } from './post-queries'
import type { DiscussionTables } from './tables'
import type { Telling } from './telling'

/** What was said of an entry that is another one's now is read of that one. News are their organizer's words, and are not put into another's mouth. */
export function onMerged(parts: OwnParts, telling: Telling): Subscription<{ from: number; into: number }> {
  const { database, opportunities, news } = parts
  return {
    id: 'discussion.on-merged',
    event: merged.eventName,
    async handle({ from, into }, { tx }) {
      const db = database.on<DiscussionTables>(tx)
      // It may be heard late, when that one was merged, too.
      const last = await opportunities.followMerges(tx, into)
      const [gone, kept] = [await opportunities.find(from, tx), await opportunities.find(last, tx)]
      if (!gone || !kept) return
      const isOfSame = gone.organizerId === kept.organizerId
      const moved = await leadPostsOn(db, { from, into: last }, isOfSame)
      if (moved.length === 0) return
      const ids = moved.map(({ id }) => id)
      await lockPins(db, last)
      await unpinBeyond(db, last, ids, MOST_PINNED)
      if (!isOfSame && isDiscussed(kept)) await tellOfQuestion(tx, parts, telling, { kept, ids })
      await news.tell(tx, last)
    },
  }
}

/** Who is to answer from now on hears of it, once however many there are. */
async function tellOfQuestion(
  tx: Tx,
  { database, clock }: OwnParts,
  telling: Telling,
  { kept, ids }: { readonly kept: Opportunity; readonly ids: readonly number[] },
) {
  const asked = await lastUnanswered(database.on<DiscussionTables>(tx), ids)
  if (!asked) return
  const { id, kind, person_id: by } = asked
  await telling.shown(tx, { id, kind, by, opportunity: kept, asker: null, at: clock.now() })
}
