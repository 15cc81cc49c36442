import type { Counts } from './countings'
import type { IdPage, Paging } from './finder'
import type { Dictionary, Listed, Order } from './listed'
import type { Question } from './question'

/** Which opportunities are listed where; rows themselves stay in the database. */
export interface Lists {
  page(question: Question, paging: Paging): Promise<IdPage>
  /** By facet, in the order of `dictionaries`; the last gain is the text's. */
  counts(question: Question): Promise<Counts & { readonly dictionaries: readonly Dictionary[] }>
  /** All values that opportunities have in this facet, by its id. */
  values(facetId: string): Promise<readonly string[]>
  /** The first open ones of a kind in an order. */
  first(kind: string, order: Order, limit: number): Promise<readonly number[]>
  /** Open ones that close by then: the first few, and how many there are. */
  closing(by: number, limit: number): Promise<{ readonly ids: readonly number[]; readonly count: number }>
  /** What the values of all facets stand for, as far as anything has them. */
  dictionaries(): Promise<readonly Dictionary[]>
  /** All open ones of a kind, the next to close first, and what their codes stand for. */
  open(kind: string): Promise<{ readonly items: readonly Listed[]; readonly dictionaries: readonly Dictionary[] }>
  /** Open ones by kind. */
  openCounts(): Promise<Readonly<Record<string, number>>>
}
