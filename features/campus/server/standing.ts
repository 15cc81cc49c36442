import type { Database, Tx } from '../../data/contract'
import type { Accounts } from '../../session/contract'
import { listOfStaff, listStudies } from './campus-queries'
import type { CampusTables } from './tables'

/**
 * Tells the account whether its person studies at a college whose placement cell is here, and whose dashboards are theirs (spec §3,
 * `isTpoStudent`, `hasTpoDashboardAccess`): always in the transaction that changed it.
 */
export interface Standing {
  settle(tx: Tx, personId: number): Promise<void>
}

export function createStanding(database: Database, accounts: Accounts): Standing {
  return {
    async settle(tx, personId) {
      const db = database.on<CampusTables>(tx)
      const [studies, administered] = [await listStudies(db, personId), await listOfStaff(db, personId)]
      const ofUniversity = administered.some(({ kind }) => kind === 'university')
      const tpoAccess = ofUniversity ? 2 : administered.length > 0 ? 1 : 0
      await accounts.change(tx, personId, { isTpoStudent: studies.length > 0, tpoAccess })
    },
  }
}
