import type { Database, Subscription } from '../../data/contract'
import { merged } from '../../listings/contract'
import type { Live } from '../../web/contract'
import type { HiddenKnown } from './hidden-known'
import { announce, announceViewed } from './live-topic'
import { leadOn } from './merged-queries'
import type { SavedTables } from './tables'

/** What people keep of an entry that is another one's now is kept of that one, once. */
export function onMerged(
  database: Database,
  live: Live,
  known: HiddenKnown,
): Subscription<{ from: number; into: number }> {
  return {
    id: 'saved.on-merged',
    event: merged.eventName,
    async handle(pair, { tx }) {
      const db = database.on<SavedTables>(tx)
      const [watched, hidden, viewed] = [
        await leadOn(db, 'saved.watch', pair),
        await leadOn(db, 'saved.hidden', pair),
        await leadOn(db, 'saved.viewed', pair),
      ]
      for (const personId of hidden) await known.changed(tx, personId)
      for (const personId of new Set([...watched, ...hidden])) await announce(live, personId, tx)
      for (const personId of viewed) await announceViewed(live, personId, tx)
    },
  }
}
