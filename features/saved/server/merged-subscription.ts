import type { Database, Subscription } from '../../data/contract'
import { merged, type Opportunities } from '../../listings/contract'
import type { Live } from '../../web/contract'
import type { HiddenKnown } from './hidden-known'
import { announce } from './live-topic'
import { leadOn, showWatched } from './merged-queries'
import type { SavedTables } from './tables'

/** So many people's open pages hear of it, one by one; others see it at the next look. */
const MOST_TOLD = 1000

/** What people keep of an entry that is another one's now is kept of that one, once. */
export function onMerged(
  database: Database,
  live: Live,
  known: HiddenKnown,
  opportunities: Opportunities,
): Subscription<{ from: number; into: number }> {
  return {
    id: 'saved.on-merged',
    event: merged.eventName,
    async handle({ from, into }, { tx }) {
      const db = database.on<SavedTables>(tx)
      // It may be heard late, when that one was merged, too.
      const pair = { from, into: await opportunities.followMerges(tx, into) }
      // Before the watches move: who hid and watches the same meant both.
      const shown = await showWatched(db, pair)
      const hidden = await leadOn(db, 'saved.hidden', pair)
      const watched = await leadOn(db, 'saved.watch', pair)
      await leadOn(db, 'saved.viewed', pair)
      if (shown + hidden.length > 0) await known.changedForMany(tx)
      for (const personId of watched.slice(0, MOST_TOLD)) await announce(live, personId, tx)
    },
  }
}
