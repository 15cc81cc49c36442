import { type Condition, isRange, type RangeFact, type RuleSet, type WordFact } from './conditions'
import type { Facts, Today } from './facts'
import { fold, foldCity } from './fold'
import { numberOf, wordsOf } from './values'

/** Three values, as the truth has when people do not say everything. */
export type Verdict = 'met' | 'not-met' | 'unknown'

export interface Line {
  readonly condition: Condition
  readonly verdict: Verdict
  /** What the person has: words, a number, or null when it is not known. Told by a service, what they wrote that nobody recognises is there. */
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

/** What a person has of each fact, read once however many rules ask it. */
interface Values {
  words(fact: WordFact): readonly string[] | null
  number(fact: RangeFact): number | null
}

export function valuesOf(facts: Facts, today: Today): Values {
  const [words, numbers] = [new Map<WordFact, readonly string[] | null>(), new Map<RangeFact, number | null>()]
  return {
    words(fact) {
      let known = words.get(fact)
      if (known === undefined) words.set(fact, (known = wordsOf(fact, facts, today)))
      return known
    },
    number(fact) {
      let known = numbers.get(fact)
      if (known === undefined) numbers.set(fact, (known = numberOf(fact, facts, today)))
      return known
    },
  }
}

export type Asked = (person: Values) => Omit<Line, 'condition'>

/** A condition made ready: what it wants is spelled once, not for each person. */
export function ask(condition: Condition): Asked {
  if (isRange(condition)) {
    const { fact, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = condition
    const size = fact === 'cgpa' ? hundredths : (value: number) => value
    const [least, most] = [size(from), size(to)]
    return (person) => {
      const yours = person.number(fact)
      if (yours === null) return { verdict: 'unknown', yours }
      return { verdict: verdictOf(size(yours) >= least && size(yours) <= most), yours }
    }
  }
  const { fact, anyOf } = condition
  const wanted = new Set(anyOf.map((word) => spell(fact, word)))
  return (person) => {
    const yours = person.words(fact)
    if (yours === null) return { verdict: 'unknown', yours }
    return { verdict: verdictOf(yours.some((word) => wanted.has(word))), yours }
  }
}

/** One miss decides; else one thing that nobody knows; else all is met. */
export function sum(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('not-met')) return 'not-met'
  return verdicts.includes('unknown') ? 'unknown' : 'met'
}

const MOST_MISSED = 2

/** A near miss: one or two rules are not met, and no fewer are. */
export const isNear = (met: number, missed: number) => missed > 0 && missed <= Math.min(met, MOST_MISSED)

/** May this person take part: the one rule of lists, pages and registration. Each condition is answered, in order. */
export function judge(rules: RuleSet, facts: Facts, today: Today): Judgement {
  const person = valuesOf(facts, today)
  const lines = rules.map((condition) => ({ condition, ...ask(condition)(person) }))
  return { verdict: sum(lines.map(({ verdict }) => verdict)), lines }
}
