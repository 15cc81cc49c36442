import { token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'

/** What a list is narrowed to, as its address has it: `{ kind: 'internship', q: 'design', city: 'Pune' }`. */
export type SearchFilters = Readonly<Record<string, string>>

/** What was public said something else before. */
export interface Edit {
  /** What lists knew of it, as JSON; all but its id is for listings alone. */
  readonly was: { readonly id: number }
  /** When it was changed, as ISO 8601: what it was then is judged by that time, however late. */
  readonly at: string
}

/** Searches as things of their own, for whoever keeps them. */
export interface Searches {
  /** The filters alone, in one order and spelling: two searches that find the same are equal texts. Throws `bad-request` for what no list has, and for what says something else to each person. */
  canonical(filters: SearchFilters): string
  /** The filters of a canonical text. */
  filtersOf(canonical: string): SearchFilters
  /** By search: those of the opportunities that are in it and can still be entered; all words of a text must be there. Nothing for a search whose filter is switched off. */
  matching(
    opportunityIds: readonly number[],
    canonical: readonly string[],
    tx: Tx,
  ): Promise<readonly (readonly number[])[]>
  /** The same for what was edited: it is in these searches now and, as it was, would not be. */
  entered(edit: Edit, canonical: readonly string[], tx: Tx): Promise<readonly (readonly number[])[]>
  /** The address of the list. */
  pathOf(canonical: string): string
}

export const searches = token<Searches>('listings.searches')
