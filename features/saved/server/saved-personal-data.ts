import type { Database, PersonalData } from '../../data/contract'
import { absenceWords, type Opportunities } from '../../listings/contract'
import type { People } from '../../session/contract'
import type { Kept } from '../contract/wire'
import { deleteHiddenOf, listHidden } from './hidden-queries'
import { keptOf } from './kept'
import type { SavedTables } from './tables'
import { deleteViewedOf, listViewed } from './viewed-queries'
import { deleteWatchedOf, listWatched } from './watch-queries'

/** What a person saved, hid and looked at, as they see it. Erasing deletes all of it. */
export function savedPersonalData(database: Database, opportunities: Opportunities, people: People): PersonalData {
  return {
    id: 'saved.kept',
    async export(personId) {
      const db = database.of<SavedTables>()
      const [watched, hidden, viewed] = await Promise.all([
        listWatched(db, personId),
        listHidden(db, personId),
        listViewed(db, personId),
      ])
      const reader = await people.asSubject(personId)
      const told = ({ listing, opportunityId, state, at }: Kept) => ({
        opportunity: listing?.title ?? `${opportunityId}, ${absenceWords[state === 'shown' ? 'removed' : state]}`,
        at,
      })
      return {
        watchlist: (await keptOf(opportunities, watched, (row) => row.saved_at, reader)).map(told),
        hidden: (await keptOf(opportunities, hidden, (row) => row.hidden_at, reader)).map(told),
        recentlyViewed: (await keptOf(opportunities, viewed, (row) => row.viewed_at, reader)).map(told),
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
