import type { Database, Subscription } from '../../data/contract'
import { merged, type Opportunities } from '../../listings/contract'
import { leadMatchesOn } from './match-queries'
import type { AlertsTables } from './tables'

/** What was found of an entry that is another one's now counts for that one: who was told of the first is not told of it again. */
export function onMerged(
  database: Database,
  opportunities: Opportunities,
): Subscription<{ from: number; into: number }> {
  return {
    id: 'alerts.on-merged',
    event: merged.eventName,
    async handle({ from, into }, { tx }) {
      // It may be heard late, when that one was merged, too.
      await leadMatchesOn(database.on<AlertsTables>(tx), from, await opportunities.followMerges(tx, into))
    },
  }
}
