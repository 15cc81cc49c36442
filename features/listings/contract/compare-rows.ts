import { point } from '../../../kernel/declare'
import type { ApiRequest, PageAt } from '../../web/contract'

export const MOST_COMPARED = 4

/** A row of a comparison: what another feature keeps of each. */
export interface CompareRow {
  readonly id: string
  readonly label: string
  /** Stands where the page's own row would. */
  readonly replaces?: 'who'
  /** Its answers are asked with the page's, so that they stand in the HTML. */
  readonly data?: (at: PageAt) => Readonly<Record<string, ApiRequest<unknown>>>
  /** A hook that answers the lines of each that the address names, in its order; undefined while one is asked for, and of what is gone. */
  readonly load: () => Promise<{ readonly useLines: (ids: readonly number[]) => readonly CompareLines[] }>
}

export type CompareLines = readonly string[] | undefined

export const compareRows = point<CompareRow>('listings.compare-rows', { key: (each) => each.id })

/** The opportunities that an address of the comparison names, each once, at most four; whatever else stands in it is passed over. */
export function comparedAt({ query }: Pick<PageAt, 'query'>): readonly number[] {
  const ids = (query['ids'] ?? '').slice(0, 200).match(/(?<!\d)[1-9]\d{0,8}(?!\d)/g) ?? []
  return [...new Set(ids.map(Number))].slice(0, MOST_COMPARED)
}
