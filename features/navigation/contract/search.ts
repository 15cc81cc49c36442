import { point } from '../../../kernel/declare'
import type { HoldKind, Language } from '../../ui/contract'
import type { MenuIcon } from './menus'

/** One line under the search field. */
export interface Suggestion {
  readonly id: string
  readonly title: string
  readonly note?: string
  /** How many opportunities are open there, in place of a note. */
  readonly open?: number
  readonly href: string
  /** What stands before it: an icon, a kind's hold, or an organisation's logo (its initials where `logo` is null). */
  readonly icon?: MenuIcon
  readonly hold?: HoldKind
  readonly organisation?: { readonly name: string; readonly logo: string | null }
}

export interface SuggestionGroup {
  /** Text key of the group's name. */
  readonly label: string
  readonly suggestions: readonly Suggestion[]
}

export interface Found {
  readonly groups: readonly SuggestionGroup[]
  /** How many there are in all, where the source counts what its page of results would list. */
  readonly total?: number
  /** What was probably meant, when the text as typed finds nothing. */
  readonly guess?: string
}

/** `isSomebody`: for whoever is signed in, who may have a list of their own. `language`: of what notes say. */
export interface Asked {
  readonly signal: AbortSignal
  readonly isSomebody: boolean
  readonly language: Language
}

/** Suggestions for what somebody types, at most a handful a group. */
export interface SearchSource {
  readonly id: string
  suggest(text: string, asked: Asked): Promise<Found>
}

export const searchSources = point<SearchSource>('navigation.search-sources', { key: (each) => each.id })
