import type { Clock, Database, Tx } from '../../data/contract'
import { type EligibilityRules, judge, type RuledOpportunity, rulesOfEligibility, todayOf } from '../contract'
import type { PersonFacts } from './person-facts'
import { findLatest } from './rule-set-queries'
import type { RulesTables } from './tables'

export function createEligibility(database: Database, facts: PersonFacts, clock: Clock): EligibilityRules {
  async function rulesOf({ id, eligibility }: RuledOpportunity, tx?: Tx) {
    const { version, conditions } = await findLatest(tx ? database.on<RulesTables>(tx) : database.of<RulesTables>(), id)
    return { version, conditions: [...rulesOfEligibility(eligibility), ...conditions] }
  }
  return {
    rulesOf,
    async judge(opportunity, personId, tx) {
      const rules = await rulesOf(opportunity, tx)
      return { ...rules, ...judge(rules.conditions, await facts.of(personId, tx), todayOf(clock.now())) }
    },
  }
}
