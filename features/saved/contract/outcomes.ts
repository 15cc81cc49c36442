import { point } from '../../../kernel/declare'

/** How something that one keeps went for oneself, in a word that watchlists know. */
export type OutcomeWord = 'applied' | 'registered' | 'withdrawn' | 'won'

/** Where features know what became of it: whoever asks is told of themselves alone. */
export interface OutcomeSource {
  readonly id: string
  /** By opportunity; those without an outcome are left out. */
  of(personId: number, opportunityIds: readonly number[]): Promise<ReadonlyMap<number, OutcomeWord>>
}

/** Of two that know one, the first in order is heard. */
export const outcomes = point<OutcomeSource>('saved.outcomes', { key: (each) => each.id })
