import type { Database, PersonalData } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { deleteHiddenOf, listHidden } from './hidden-queries'
import { keptOf } from './kept'
import type { SavedTables } from './tables'
import { deleteViewedOf, listViewed } from './viewed-queries'
import { deleteWatchedOf, listWatched } from './watch-queries'

/** What a person saved, hid and looked at. Erasing deletes all of it. */
export function savedPersonalData(database: Database, opportunities: Opportunities): PersonalData {
  return {
    id: 'saved.kept',
    async export(personId) {
      const db = database.of<SavedTables>()
      const [watched, hidden, viewed] = await Promise.all([
        listWatched(db, personId),
        listHidden(db, personId),
        listViewed(db, personId),
      ])
      const told = ({ listing, opportunityId, at }: Awaited<ReturnType<typeof keptOf>>[number]) => ({
        opportunity: listing?.title ?? `${opportunityId}, taken down`,
        at,
      })
      return {
        watchlist: (await keptOf(opportunities, watched, (row) => row.saved_at, undefined)).map(told),
        hidden: (await keptOf(opportunities, hidden, (row) => row.hidden_at, undefined)).map(told),
        recentlyViewed: (await keptOf(opportunities, viewed, (row) => row.viewed_at, undefined)).map(told),
      }
    },
    async erase(tx, personId) {
      const db = database.on<SavedTables>(tx)
      await deleteWatchedOf(db, personId)
      await deleteHiddenOf(db, personId)
      await deleteViewedOf(db, personId)
    },
  }
}
