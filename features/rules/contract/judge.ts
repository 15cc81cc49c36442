import { type Condition, isRange, type RangeFact, type RuleSet, type WordFact } from './conditions'
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

/** What a person has of each fact, read once however many rules ask it. */
interface Values {
  words(fact: WordFact): readonly string[] | null
  number(fact: RangeFact): number | null
}

function valuesOf(facts: Facts, today: Today): Values {
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

type Asked = (person: Values) => Omit<Line, 'condition'>

/** A condition made ready: what it wants is spelled once, not for each person. */
function ask(condition: Condition): Asked {
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

/** A near miss: one or two rules are not met, and no fewer are. `verdictOf`: of each of them. */
export function isNear<T>(rules: readonly T[], verdictOf: (rule: T) => Verdict): boolean {
  let [met, missed] = [0, 0]
  for (const rule of rules) {
    const verdict = verdictOf(rule)
    if (verdict === 'met') met++
    else if (verdict === 'not-met' && ++missed > MOST_MISSED) return false
  }
  return missed > 0 && missed <= met
}

/** May this person take part: the one rule of lists, pages and registration. Each condition is answered, in order. */
export function judge(rules: RuleSet, facts: Facts, today: Today): Judgement {
  const person = valuesOf(facts, today)
  const lines = rules.map((condition) => ({ condition, ...ask(condition)(person) }))
  return { verdict: sum(lines.map(({ verdict }) => verdict)), lines }
}

/** One person before many rule sets, each made ready before: only the verdict, and no further than it takes. */
export interface Person {
  verdictOf(rules: ReadyRules): Verdict
  /** `isNear` of what they miss. */
  isNear(rules: ReadyRules): boolean
}
export type ReadyRules = readonly Asked[]

/** Rules made ready for many people. Rule sets that are made ready with the same `known` share what they ask alike, so that a person is asked it once. */
export function makeReady(rules: RuleSet, known = new Map<string, Asked>()): ReadyRules {
  return rules.map((condition) => {
    const key = JSON.stringify(condition)
    const made = known.get(key) ?? ask(condition)
    known.set(key, made)
    return made
  })
}

/** What conditions ask, by their text: for `makeReady`. */
export type ReadyConditions = Map<string, Asked>

/** Answers as `judge` does. */
export function personBefore(facts: Facts, today: Today): Person {
  const person = valuesOf(facts, today)
  const known = new Map<Asked, Verdict>()
  const answer = (asked: Asked): Verdict => {
    const before = known.get(asked)
    if (before !== undefined) return before
    const { verdict } = asked(person)
    known.set(asked, verdict)
    return verdict
  }
  return {
    verdictOf(rules) {
      let verdict: Verdict = 'met'
      for (const asked of rules) {
        const one = answer(asked)
        if (one === 'not-met') return one
        if (one === 'unknown') verdict = one
      }
      return verdict
    },
    isNear: (rules) => isNear(rules, answer),
  }
}
