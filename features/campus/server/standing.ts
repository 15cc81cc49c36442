import type { Database, Tx } from '../../data/contract'
import type { Accounts } from '../../session/contract'
import { listStudies } from './campus-queries'
import type { CampusTables } from './tables'

/** Tells the account whether its person studies at a college whose placement cell is here (spec §3, `isTpoStudent`): always in the transaction that changed it. */
export interface Standing {
  settle(tx: Tx, personId: number): Promise<void>
}

export function createStanding(database: Database, accounts: Accounts): Standing {
  return {
    async settle(tx, personId) {
      const studies = await listStudies(database.on<CampusTables>(tx), personId)
      await accounts.change(tx, personId, { isTpoStudent: studies.length > 0 })
    },
  }
}
