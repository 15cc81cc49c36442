import type { Database } from '../../data/contract'
import type { FollowedSource } from '../../tracking/contract'
import type { SavedTables } from './tables'
import { listWatched } from './watch-queries'

/** What stands on somebody's watchlist they follow. */
export function watchFollowed(database: Database): FollowedSource {
  return {
    id: 'saved.watched',
    async of(personId, limit) {
      const rows = await listWatched(database.of<SavedTables>(), personId)
      return rows.slice(0, limit).map((row) => ({ opportunityId: row.opportunity_id, takesPart: false }))
    },
  }
}
