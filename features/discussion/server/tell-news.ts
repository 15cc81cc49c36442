import type { Database, Subscription } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { Registrations } from '../../registrations/contract'
import { updated } from '../contract'
import { findPost } from './post-queries'
import type { DiscussionTables } from './tables'
import type { Telling } from './telling'

/** The organizer's news to everybody who is registered; taken back in the meantime, nobody hears of it. */
export function tellNews(
  database: Database,
  opportunities: Opportunities,
  registrations: () => Registrations | undefined,
  telling: Telling,
): Subscription<{ postId: number; opportunityId: number }> {
  return {
    id: 'discussion.on-updated',
    event: updated.eventName,
    async handle({ postId, opportunityId }, { tx }) {
      const [update, opportunity] = [
        await findPost(database.on<DiscussionTables>(tx), postId),
        await opportunities.find(opportunityId, tx),
      ]
      if (update?.state !== 'shown' || !opportunity) return
      const entered = (await registrations()?.registered(tx, opportunityId)) ?? []
      for (const personId of entered) await telling.news(tx, personId, update, opportunity)
    },
  }
}
