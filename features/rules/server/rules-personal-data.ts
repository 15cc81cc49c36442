import type { Database, PersonalData } from '../../data/contract'
import { deleteFactsOf, findOwnFacts } from './fact-queries'
import { forgetMaker, listMadeBy } from './rule-set-queries'
import type { RulesTables } from './tables'

/** What somebody said for rules alone, and the rules that they wrote. Erasing deletes the first and leaves the second nameless. */
export function rulesPersonalData(database: Database): PersonalData {
  return {
    id: 'rules.facts',
    async export(personId) {
      const db = database.of<RulesTables>()
      const made = await listMadeBy(db, personId)
      return {
        saidForRules: { ...(await findOwnFacts(db, personId)) },
        rulesWritten: made.map(({ opportunity_id, version, made_at }) => ({
          opportunity: opportunity_id,
          version,
          at: made_at.toISOString(),
        })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<RulesTables>(tx)
      await deleteFactsOf(db, personId)
      await forgetMaker(db, personId)
    },
  }
}
