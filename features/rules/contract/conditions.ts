import type { WrittenTeam } from './team-rules'

/** What is asked in words: any one of them will do. */
export const wordFacts = [
  'audience',
  'degree',
  'stream',
  'college',
  'city',
  'skills',
  'gender',
  'kind',
  'invited',
] as const
/** What is asked in numbers: years of study, a year, years of age, a score of 10, whole years of work, how many. */
export const rangeFacts = ['studyYear', 'graduationYear', 'age', 'cgpa', 'experience', 'backlogs'] as const

export type WordFact = (typeof wordFacts)[number]
export type RangeFact = (typeof rangeFacts)[number]
export type Fact = WordFact | RangeFact

/** Met by whoever has one of `anyOf`. `invited` holds digests of addresses, which nobody can read back. */
export interface WordCondition {
  readonly fact: WordFact
  readonly anyOf: readonly string[]
  /** Why a rule on gender is lawful here; everybody reads it. */
  readonly reason?: string
}

/** Met from `from` to `to`, both included; one of them may be open. */
export interface RangeCondition {
  readonly fact: RangeFact
  readonly from?: number
  readonly to?: number
}

export type Condition = WordCondition | RangeCondition

/** All of these must hold; none: everybody may take part. */
export type RuleSet = readonly Condition[]

export const isRange = (condition: Condition): condition is RangeCondition =>
  (rangeFacts as readonly string[]).includes(condition.fact)

/** The numbers that make sense, by what they count. */
export const limits: Readonly<Record<RangeFact, readonly [least: number, most: number]>> = {
  studyYear: [1, 6],
  graduationYear: [1950, 2100],
  age: [5, 100],
  cgpa: [0, 10],
  experience: [0, 50],
  backlogs: [0, 50],
}

export const audiences = ['school', 'college', 'fresher', 'professional'] as const
export const genders = ['woman', 'man', 'other'] as const
export type Gender = (typeof genders)[number]

/** What only its person sees of themselves: organizers are never told numbers that follow from it. */
export const privateFacts: readonly Fact[] = ['gender', 'age', 'backlogs', 'invited']

/** An organizer's rules as they were at one moment; `version` 0 has none beside what the opportunity itself says. */
export interface VersionedRules {
  readonly version: number
  readonly conditions: RuleSet
  /** What is asked of a team as a whole, beside its size. */
  readonly team?: WrittenTeam
}
