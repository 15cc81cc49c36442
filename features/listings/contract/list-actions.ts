import { point } from '../../../kernel/declare'
import type { SearchFilters } from './searches'

export interface ListProps {
  /** What the list is narrowed to, its kind among it. */
  readonly filters: SearchFilters
  /** What was chosen beside what the list is by itself, in the reader's language, by the filter's name. */
  readonly narrowed: readonly { readonly name: string; readonly label: string }[]
  /** What the list is called, in the reader's language. */
  readonly title: string
  /** Nothing is in the list: it stands there as what to do now. */
  readonly isMain?: boolean
}

/** A button above a list, beside its order. */
export interface ListAction {
  readonly id: string
  /** A React component `Action` taking ListProps. */
  readonly load: () => Promise<{ readonly Action: (props: ListProps) => unknown }>
}

export const listActions = point<ListAction>('listings.list-actions', { key: (each) => each.id })
