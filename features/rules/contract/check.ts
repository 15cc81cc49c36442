import { type Condition, isRange, limits, type RangeCondition, type RuleSet, type WordFact } from './conditions'
import type { Today } from './facts'
import { isAddress, MOST_VALUES } from './invited'
import { spell } from './judge'

/** What is wrong with rules; screens translate the key, `rules.problem.<key>`. */
export const problemSentences = {
  empty: 'A rule names nothing: choose at least one value, or remove it.',
  tooMany: 'A rule names more than 500 values.',
  notAnAddress: 'One of those who are invited is no e-mail address.',
  unbounded: 'A rule has neither a lower nor an upper end.',
  reversed: 'The lower end of a rule is above its upper end.',
  outOfReach: 'A number of a rule makes no sense here.',
  genderOther: 'A rule on gender can only open a programme to women.',
  genderReason: 'A rule on gender needs its reason, in a sentence.',
  contradicts: 'Two rules exclude each other: nobody can meet both.',
  notStudying: 'A year of study is asked of people who do not study any more.',
  tooYoung: 'The upper age leaves out whom it is for.',
} as const
export type ProblemKey = keyof typeof problemSentences

export interface RuleProblem {
  /** Which condition, by its place. */
  readonly at: number
  readonly says: ProblemKey
}

const REASON_LENGTH = 15
/** Who studies at a college is rarely younger. */
const COLLEGE_AGE = 16

function ownProblem(condition: Condition): ProblemKey | undefined {
  if (isRange(condition)) {
    const { fact, from, to } = condition
    const [least, most] = limits[fact]
    if (from === undefined && to === undefined) return 'unbounded'
    if ([from, to].some((each) => each !== undefined && (each < least || each > most))) return 'outOfReach'
    return from !== undefined && to !== undefined && from > to ? 'reversed' : undefined
  }
  if (condition.anyOf.length === 0) return 'empty'
  if (condition.anyOf.length > MOST_VALUES) return 'tooMany'
  // Whoever was invited before stands there as a digest.
  if (condition.fact === 'invited' && condition.anyOf.some((each) => each.includes('@') && !isAddress(each)))
    return 'notAnAddress'
  if (condition.fact !== 'gender') return undefined
  if (condition.anyOf.some((each) => each !== 'woman')) return 'genderOther'
  return (condition.reason ?? '').trim().length < REASON_LENGTH ? 'genderReason' : undefined
}

const spelled = (fact: WordFact, anyOf: readonly string[]) => new Set(anyOf.map((word) => spell(fact, word)))

/** Two of one kind that leave nobody. Somebody may have many skills, and be of several audiences: those never exclude each other. */
function excludes(a: Condition, b: Condition): boolean {
  if (a.fact !== b.fact) return false
  if (isRange(a) || isRange(b)) {
    const [one, other] = [a, b] as readonly RangeCondition[]
    return (one?.from ?? 0) > (other?.to ?? Infinity) || (other?.from ?? 0) > (one?.to ?? Infinity)
  }
  if (a.fact === 'skills' || a.fact === 'audience') return false
  const known = spelled(a.fact, a.anyOf)
  return ![...spelled(b.fact, b.anyOf)].some((word) => known.has(word))
}

/** `fixed` are rules that stand elsewhere (whom it is for, years of passing out): they count for contradictions. */
export function ruleProblems(rules: RuleSet, fixed: RuleSet, today: Today): readonly RuleProblem[] {
  const found: RuleProblem[] = []
  const all = [...fixed, ...rules]
  const lastYear = all.find((each): each is RangeCondition => each.fact === 'graduationYear')?.to
  const ages = all.find((each): each is RangeCondition => each.fact === 'age')
  const whom = all.find((each) => each.fact === 'audience')
  const isFor = (word: string) => whom === undefined || isRange(whom) || whom.anyOf.includes(word)
  for (const [at, condition] of rules.entries()) {
    const own = ownProblem(condition)
    if (own) {
      found.push({ at, says: own })
      continue
    }
    if (all.slice(0, fixed.length + at).some((before) => excludes(before, condition)))
      found.push({ at, says: 'contradicts' })
    else if (condition.fact === 'studyYear') {
      const isOver = lastYear !== undefined && lastYear <= today.studyYear
      if (isOver || !(isFor('college') || isFor('school'))) found.push({ at, says: 'notStudying' })
    } else if (condition === ages && ages.to !== undefined && ages.to < COLLEGE_AGE && !isFor('school'))
      found.push({ at, says: 'tooYoung' })
  }
  return found
}
