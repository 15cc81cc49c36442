import type { CorpusRow, Facts } from './corpus'

/** `role=software kind=internship city=Bengaluru`: what somebody who types this wants; the first one is what it is about. */
export type Intent = readonly (readonly [fact: keyof Facts, value: string])[]

export const readIntent = (text: string): Intent =>
  text.split(' ').map((part) => {
    const [fact = '', value = ''] = part.split('=')
    return [fact as keyof Facts, value.replaceAll('_', ' ')]
  })

const holds = (facts: Facts, [fact, value]: Intent[number]): boolean => {
  const is = facts[fact]
  return value.split('|').some((one) => (typeof is === 'string' ? is === one : is.includes(one)))
}

/** 3: just that; 2: but for one thing; 1: the subject alone, or its neighbour with all else right; 0: something else. */
export function gradeOf({ facts }: CorpusRow, intent: Intent, familyOf: (role: string) => string): number {
  const [subject, ...rest] = intent
  if (!subject) return 0
  const missing = rest.filter((each) => !holds(facts, each)).length
  if (holds(facts, subject)) return Math.max(1, 3 - missing)
  const isNear = subject[0] === 'role' && familyOf(subject[1].split('|')[0] as string) === facts.family
  return isNear && missing === 0 && rest.length > 0 ? 1 : 0
}

const gain = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

/** How good the first ten are beside the best ten there could be: 1 is perfect. */
export function ndcg(shown: readonly number[], all: readonly number[]): number {
  const best = gain([...all].sort((a, b) => b - a))
  return best === 0 ? 1 : gain(shown) / best
}
