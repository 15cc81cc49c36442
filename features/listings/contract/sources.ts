import { token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'

/** A further source of an imported opportunity, which says the same as its first one. */
export interface Source {
  readonly id: number
  /** Where a reader finds it there. */
  readonly link: string
}

/** Imported opportunities of several sources stand here once. */
export interface Sources {
  /** The further sources of these, in the order they came; opportunities without are left out. Not inside a transaction. */
  of(opportunityIds: readonly number[]): Promise<ReadonlyMap<number, readonly Source[]>>
  /**
   * Makes an opportunity of its own of what a further source said, which stays one whatever is imported later. Answers its id.
   * Throws `not-found` where this opportunity has no such source.
   */
  split(tx: Tx, opportunityId: number, sourceId: number): Promise<number>
}

/** Whose word it is: `example.org` of `https://www.example.org/a`. */
export const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

export const sources = token<Sources>('listings.sources')
