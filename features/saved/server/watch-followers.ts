import type { Database } from '../../data/contract'
import type { Followers } from '../../notifications/contract'
import type { SavedTables } from './tables'
import { listWatchersAfter, withWatchers } from './watch-queries'

/** Whoever watches it hears when it closes. */
export function watchFollowers(database: Database): Followers {
  return {
    id: 'saved.watching',
    of: (tx, opportunityId, after, limit) =>
      listWatchersAfter(database.on<SavedTables>(tx), opportunityId, after, limit),
    among: (tx, opportunityIds) => withWatchers(database.on<SavedTables>(tx), opportunityIds),
  }
}
