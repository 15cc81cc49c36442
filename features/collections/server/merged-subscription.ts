import type { Database, Subscription } from '../../data/contract'
import { merged, type Opportunities } from '../../listings/contract'
import type { Live, SharedCache } from '../../web/contract'
import { leadItemsOn } from './collection-queries'
import { announce } from './live-topic'
import { forgetPages } from './parts'
import type { CollectionsTables } from './tables'

/** So many people's open pages hear of it, one by one; others see it at the next look. */
const MOST_TOLD = 1000

/** Where an entry stood that is another one's now that one stands, once. */
export function onMerged(
  database: Database,
  live: Live,
  cache: SharedCache,
  opportunities: Opportunities,
): Subscription<{ from: number; into: number }> {
  return {
    id: 'collections.on-merged',
    event: merged.eventName,
    async handle({ from, into }, { tx }) {
      // It may be heard late, when that one was merged, too.
      const last = await opportunities.followMerges(tx, into)
      const people = await leadItemsOn(database.on<CollectionsTables>(tx), from, last)
      for (const personId of people.slice(0, MOST_TOLD)) await announce(live, personId, tx)
      if (people.length > 0) await forgetPages({ cache }, tx)
    },
  }
}
