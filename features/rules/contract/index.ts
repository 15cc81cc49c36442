/** What the house may know of `rules`: who may take part, judged one way everywhere. */
import { token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'
import type { Eligibility } from '../../listings/contract'
import type { VersionedRules } from './conditions'
import type { Judgement } from './judge'

export { type Ages, ages, type BirthDateRule, birthDateRules, isYounger, OF_AGE, type Younger } from './ages'
export { problemSentences, type ProblemKey, type RuleProblem, ruleProblems } from './check'
export {
  audiences,
  type Condition,
  type Fact,
  type Gender,
  genders,
  isRange,
  limits,
  privateFacts,
  type RangeCondition,
  type RangeFact,
  rangeFacts,
  type RuleSet,
  type VersionedRules,
  type WordCondition,
  type WordFact,
  wordFacts,
} from './conditions'
export { rulesOfEligibility } from './derive'
export { eligibleFacet } from './eligible-facet'
export { type Facts, monthNumber, nobodyKnown, type Today, todayOf } from './facts'
export { type Degree, degreeOf, degrees, isSchoolDegree } from './degrees'
export { fold, foldCity } from './fold'
export { addressesIn } from './invited'
export {
  hundredths,
  isNear,
  type Judgement,
  judge,
  type Line,
  spell,
  sum,
  type Verdict,
} from './judge'
export { createManyRules, type ManyRules } from './many-rules'

export { type TeamProblem, type TeamProblemKey, teamProblems, teamSentences } from './check-team'
export { judgeTeam, type TeamLine, teamRulesOf } from './team'
export type { TeamRule, TeamRules, WrittenTeam } from './team-rules'

/** Where one says what rules alone ask, a date of birth among it; and what is asked for it. */
export const FACTS_PATH = '/user/eligibility'
export const FACTS_API = '/api/rules/facts'

/** An opportunity as far as rules read it. */
export interface RuledOpportunity {
  readonly id: number
  readonly eligibility: Eligibility
}

/** Who may take part, for other features' services. */
export interface EligibilityRules {
  /** All rules of an opportunity: what it says of itself, and what its organizer added. Inside a transaction hand it in. */
  rulesOf(opportunity: RuledOpportunity, tx?: Tx): Promise<VersionedRules>
  /** Judged by what is written down of the person at this moment. */
  judge(opportunity: RuledOpportunity, personId: number, tx?: Tx): Promise<VersionedRules & Judgement>
  /** The same for many at once, in their order. Not inside a transaction. */
  judgeAll(opportunities: readonly RuledOpportunity[], personId: number): Promise<readonly Judgement[]>
}

export const eligibilityRules = token<EligibilityRules>('rules.eligibility')
