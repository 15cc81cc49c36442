import type { Database, PersonalData } from '../../../data/contract'
import { listAccounts } from '../account-queries'
import { listSeen, type SupportTables } from './support-queries'

/** Who of the house saw the account, why, and what they opened. */
export function supportPersonalData(database: Database): PersonalData {
  return {
    id: 'session.support',
    async export(personId) {
      const seen = await listSeen(database.of<SupportTables>(), personId)
      const staff = await listAccounts(database.of(), [...new Set(seen.map((each) => each.staff_id))])
      return {
        seenBySupport: seen.map(({ at, path, reason, staff_id }) => ({
          at: at.toISOString(),
          by: staff.find(({ id }) => id === staff_id)?.name ?? null,
          reason,
          opened: path,
        })),
      }
    },
    async erase(tx, personId) {
      await database.on<SupportTables>(tx).deleteFrom('session.support').where('person_id', '=', personId).execute()
    },
  }
}
