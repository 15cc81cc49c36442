import type { Question, Questions } from './questions'
import type { Recorded } from './record'
import { registration } from './registrants'

/** What is measured, and what it is held to. */
export interface Subject {
  readonly of: keyof Questions | 'register'
  readonly what: string
  readonly ask: () => Question
  /** Goals: of what the SQL alone gives, uncached and cached; milliseconds at half the load. */
  readonly ratio?: number
  readonly cachedRatio?: number
  readonly p99Ms?: number
}

const inTurn = (list: readonly Question[]) => {
  let turn = 0
  return () => list[turn++ % list.length] as Question
}

export function subjectsOf({ questions, nextPair }: Recorded): readonly Subject[] {
  const ofReading = (of: keyof Questions) => ({ of, ask: inTurn(questions[of]) })
  return [
    { ...ofReading('listing'), what: 'listing: 20 of 100,000', ratio: 0.5, cachedRatio: 1.2 },
    { ...ofReading('detail'), what: 'detail', ratio: 0.5, cachedRatio: 1.2 },
    { ...ofReading('search'), what: 'search: a text not asked before' },
    { ...ofReading('facets'), what: 'facets: filters not asked before', p99Ms: 10 },
    { ...ofReading('facetsOfText'), what: 'facets: a text not asked before', p99Ms: 10 },
    { of: 'register', ask: () => registration(nextPair()), what: 'register', ratio: 0.7, p99Ms: 10 },
  ]
}
