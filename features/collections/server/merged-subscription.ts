import type { Database, Subscription } from '../../data/contract'
import { merged } from '../../listings/contract'
import type { Live, SharedCache } from '../../web/contract'
import { leadItemsOn } from './collection-queries'
import { announce } from './live-topic'
import { forgetPages } from './parts'
import type { CollectionsTables } from './tables'

/** Where an entry stood that is another one's now that one stands, once. */
export function onMerged(
  database: Database,
  live: Live,
  cache: SharedCache,
): Subscription<{ from: number; into: number }> {
  return {
    id: 'collections.on-merged',
    event: merged.eventName,
    async handle({ from, into }, { tx }) {
      const people = await leadItemsOn(database.on<CollectionsTables>(tx), from, into)
      for (const personId of people) await announce(live, personId, tx)
      if (people.length > 0) await forgetPages({ cache }, tx)
    },
  }
}
