import type { Database, Subscription } from '../../data/contract'
import { merged, type Opportunities } from '../../listings/contract'
import { leadOpeningsOn, leadViewsOn } from './merged-queries'
import type { ReferralTables } from './referrals/tables'
import type { TrackingTables } from './tables'

/** What was counted of an entry that is another one's now counts for that one, beside its own. */
export function onMerged(
  database: Database,
  opportunities: () => Opportunities | undefined,
): Subscription<{ from: number; into: number }> {
  return {
    id: 'tracking.on-merged',
    event: merged.eventName,
    async handle({ from, into }, { tx }) {
      const listed = opportunities()
      if (!listed) return
      // It may be heard late, when that one was merged, too.
      const pair = { from, into: await listed.followMerges(tx, into) }
      await leadViewsOn(database.on<TrackingTables>(tx), pair)
      await leadOpeningsOn(database.on<ReferralTables>(tx), pair)
    },
  }
}
