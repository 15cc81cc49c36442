import type { Database, Subscription } from '../../data/contract'
import { merged, type Opportunities } from '../../listings/contract'
import type { Live, SharedCache } from '../../web/contract'
import { leadItemsOn } from './collection-queries'
import { announce, announceShared, MOST_TOLD } from './live-topic'
import type { CollectionsTables } from './tables'

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
      const held = await leadItemsOn(database.on<CollectionsTables>(tx), from, last)
      const people = new Set(held.map(({ person_id }) => person_id))
      for (const personId of [...people].slice(0, MOST_TOLD)) await announce(live, personId, tx)
      await announceShared({ live, cache }, held, tx)
    },
  }
}
