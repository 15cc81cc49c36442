import type { Database, PersonalData, PersonMove } from '../../data/contract'
import { deleteFactsOf, findOwnFacts } from './fact-queries'
import type { PersonFacts } from './person-facts'
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

export function factsMove(facts: PersonFacts): PersonMove {
  return {
    id: 'rules.facts',
    label: { en: 'What you told eligibility rules', hi: 'पात्रता नियमों के लिए बताई गई बातें' },
    both: {
      en: 'What the kept account says counts.',
      hi: 'रखे गए खाते में जो लिखा है, वही माना जाता है।',
    },
    tables: [
      { table: 'rules.own_fact', key: [], once: [[]] },
      { table: 'rules.person', key: [], once: [[]] },
      { table: 'rules.rule_set', person: 'made_by', key: ['id'] },
    ],
    async settle(tx, { from, to }) {
      for (const id of [from, to]) await facts.project(id, tx)
    },
  }
}
