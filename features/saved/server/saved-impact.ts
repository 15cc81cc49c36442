import type { Database } from '../../data/contract'
import type { ImpactSource } from '../../manage/contract'
import type { SavedTables } from './tables'
import { countWatchers } from './watch-queries'

/** Whoever ends something reads first on how many watchlists it stands. */
export function savedImpact(database: Database): ImpactSource {
  return {
    id: 'saved.watching',
    of: 'saved',
    count: (opportunityId) => countWatchers(database.of<SavedTables>(), opportunityId),
  }
}
