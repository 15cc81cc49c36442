import type { Database, PersonalData } from '../../../data/contract'
import { earnedOf } from '../badges/badge-queries'
import { forgetEntries, listAllLines } from '../ledger/ledger-queries'
import type { Standings } from '../ranks/standings'
import { deleteHappeningsOf } from '../rules/rule-queries'
import type { GamificationTables } from '../tables'
import { deletePerson, findPersonRow } from './person-queries'

/** Every line of a person's points and coins, and their badges. Erasing leaves amounts, as nobody's: the sums of the ledger need them. */
export function gamificationPersonalData(database: Database, standings: Standings): PersonalData {
  return {
    id: 'gamification.ledger',
    async export(personId) {
      const db = database.of<GamificationTables>()
      const lines = await listAllLines(db, personId)
      const badges = await earnedOf(db, personId)
      return {
        onLeaderboards: (await findPersonRow(db, personId))?.wants_listed ?? true,
        lines: lines.map(({ currency, amount, says, path, at }) => ({
          ...{ currency, amount, path },
          why: says.en,
          at: at.toISOString(),
        })),
        badges: badges.map(({ slug, level, at }) => ({ badge: slug, level, at: at.toISOString() })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<GamificationTables>(tx)
      await forgetEntries(db, personId)
      await deleteHappeningsOf(db, personId)
      await deletePerson(db, personId)
      await standings.changed(tx, personId)
    },
  }
}
