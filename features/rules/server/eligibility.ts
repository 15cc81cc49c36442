import type { Clock, Database, Tx } from '../../data/contract'
import {
  type EligibilityRules,
  isRange,
  judge,
  type Line,
  type RuledOpportunity,
  rulesOfEligibility,
  spell,
  todayOf,
} from '../contract'
import type { PersonFacts } from './person-facts'
import { nobodySpelled, type SpelledFacts } from './read-facts'
import { findLatest, findLatestOf } from './rule-set-queries'
import type { RulesTables } from './tables'

/** Of many skills those that a rule looks for, else the first few. */
const MOST_SHOWN = 6

/** What the person has, as they spell it. */
function asSpelled(line: Line, { spelling, unread }: SpelledFacts): Line {
  const { condition, yours } = line
  if (condition.fact === 'degree' && yours === null && unread.degree) return { ...line, yours: [unread.degree] }
  if (!(yours instanceof Array) || isRange(condition)) return line
  const wanted = new Set(condition.anyOf.map((word) => spell(condition.fact, word)))
  const found = condition.fact === 'skills' ? yours.filter((word) => wanted.has(word)) : []
  const shown = found.length > 0 ? found : yours.slice(0, MOST_SHOWN)
  return { ...line, yours: shown.map((word) => spelling[word] ?? word) }
}

export function createEligibility(database: Database, facts: PersonFacts, clock: Clock): EligibilityRules {
  async function rulesOf({ id, eligibility }: RuledOpportunity, tx?: Tx) {
    const db = tx ? database.on<RulesTables>(tx) : database.of<RulesTables>()
    const { version, conditions, team } = await findLatest(db, id)
    return { version, conditions: [...rulesOfEligibility(eligibility), ...conditions], team }
  }
  return {
    rulesOf,
    async judge(opportunity, personId, tx) {
      const rules = await rulesOf(opportunity, tx)
      // Most opportunities are for everybody: then nobody's facts are read, within the transaction that registers them least of all.
      const known = rules.conditions.length > 0 ? await facts.of(personId, tx, rules.conditions) : nobodySpelled
      const { verdict, lines } = judge(rules.conditions, known, todayOf(clock.now()))
      return { ...rules, verdict, lines: lines.map((line) => asSpelled(line, known)) }
    },
    async judgeAll(opportunities, personId) {
      const ids = opportunities.map(({ id }) => id)
      const added = await findLatestOf(database.of<RulesTables>(), ids)
      const rules = opportunities.map(({ id, eligibility }) => [
        ...rulesOfEligibility(eligibility),
        ...(added.get(id) ?? []),
      ])
      const known = rules.some(({ length }) => length > 0) ? await facts.of(personId) : nobodySpelled
      const today = todayOf(clock.now())
      return rules.map((each) => {
        const { verdict, lines } = judge(each, known, today)
        return { verdict, lines: lines.map((line) => asSpelled(line, known)) }
      })
    },
  }
}
