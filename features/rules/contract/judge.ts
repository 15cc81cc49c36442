import { type Condition, isRange, type RuleSet, type WordFact } from './conditions'
import type { Facts, Today } from './facts'
import { fold, foldCity } from './fold'
import { numberOf, wordsOf } from './values'

/** Three values, as the truth has when people do not say everything. */
export type Verdict = 'met' | 'not-met' | 'unknown'

export interface Line {
  readonly condition: Condition
  readonly verdict: Verdict
  /** What the person has: words, a number, or null when it is not known. */
  readonly yours: readonly string[] | number | null
}

export interface Judgement {
  readonly verdict: Verdict
  readonly lines: readonly Line[]
}

/** Scores are compared by their hundredths: no two computers may differ about 7.1. */
export const hundredths = (score: number) => Math.round(score * 100)

/** A word of a condition as facts spell it. */
export function spell(fact: WordFact, word: string): string {
  if (fact === 'city') return foldCity(word)
  return fact === 'college' || fact === 'skills' ? fold(word) : word
}

const verdictOf = (isMet: boolean): Verdict => (isMet ? 'met' : 'not-met')

function judgeOne(condition: Condition, facts: Facts, today: Today): Line {
  if (isRange(condition)) {
    const yours = numberOf(condition.fact, facts, today)
    if (yours === null) return { condition, verdict: 'unknown', yours }
    const size = condition.fact === 'cgpa' ? hundredths : (value: number) => value
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = condition
    return { condition, verdict: verdictOf(size(yours) >= size(from) && size(yours) <= size(to)), yours }
  }
  const yours = wordsOf(condition.fact, facts, today)
  if (yours === null) return { condition, verdict: 'unknown', yours }
  const wanted = new Set(condition.anyOf.map((word) => spell(condition.fact, word)))
  return { condition, verdict: verdictOf(yours.some((word) => wanted.has(word))), yours }
}

/** One miss decides; else one thing that nobody knows; else all is met. */
export function sum(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('not-met')) return 'not-met'
  return verdicts.includes('unknown') ? 'unknown' : 'met'
}

/** May this person take part: the one rule of lists, pages and registration. Each condition is answered, in order. */
export function judge(rules: RuleSet, facts: Facts, today: Today): Judgement {
  const lines = rules.map((condition) => judgeOne(condition, facts, today))
  return { verdict: sum(lines.map(({ verdict }) => verdict)), lines }
}
