import type { Database, PersonalData } from '../../../data/contract'
import { earnedOf } from '../badges/badge-queries'
import { forgetEntries, listAllLines } from '../ledger/ledger-queries'
import type { Standings } from '../ranks/standings'
import { deleteHappeningsOf, listHappenings } from '../rules/rule-queries'
import type { GamificationTables } from '../tables'
import { deletePerson, findPersonRow } from './person-queries'

/** What a person did, every line of their points and coins, and their badges. Erasing leaves amounts, as nobody's: the sums of the ledger need them. */
export function gamificationPersonalData(database: Database, standings: Standings): PersonalData {
  return {
    id: 'gamification.ledger',
    async export(personId) {
      const db = database.of<GamificationTables>()
      const lines = await listAllLines(db, personId)
      const badges = await earnedOf(db, personId)
      const deeds = await listHappenings(db, personId)
      return {
        onLeaderboards: (await findPersonRow(db, personId))?.wants_listed ?? true,
        lines: lines.map(({ currency, amount, says, path, at }) => ({
          ...{ currency, amount, path },
          why: says.en,
          at: at.toISOString(),
        })),
        deeds: deeds.map(({ trigger, title, path, at, undone_at }) => ({
          ...{ deed: trigger, title, path },
          at: at.toISOString(),
          takenBackAt: undone_at?.toISOString() ?? null,
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
