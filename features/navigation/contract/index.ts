/** What the house may know of `navigation`: entries of its menus and sources of its search. */
import { point } from '../../../kernel/declare'

/** Which menu an entry stands in (spec §2.1–2.3): the bar, its More, the phone's bottom bar, the account's groups, the legal line. */
export type MenuName = 'top' | 'more' | 'bottom' | 'account' | 'organizer' | 'admin' | 'legal'

/** The icons that menus know; each menu draws its own size. */
export type MenuIcon =
  | 'home'
  | 'internship'
  | 'job'
  | 'competition'
  | 'mentor'
  | 'list'
  | 'settings'
  | 'modules'
  | 'approvals'
  | 'registrations'
  | 'people'

/**
 * One entry of a menu, contributed by the feature that owns the target. Shown where `when` passes and the target is a page of a running
 * feature (or another site): no menu holds a dead link.
 */
export interface MenuEntry {
  readonly id: string
  readonly menu: MenuName
  /** Text key in the shell catalogue. */
  readonly label: string
  readonly href: string
  readonly icon?: MenuIcon
}

export const menuEntries = point<MenuEntry>('navigation.menu-entries', {
  key: ({ menu, href }) => `${menu} ${href}`,
  check: ({ href }) =>
    /^(\/|https:\/\/)/.test(href) ? undefined : `a menu entry leads to a path or to https, not to "${href}"`,
})

/** One line under the search field. */
export interface Suggestion {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly href: string
}

/** Suggestions for what somebody types, at most a handful; a group of its own under `label` (a text key). */
export interface SearchSource {
  readonly id: string
  readonly label: string
  suggest(text: string, signal: AbortSignal): Promise<readonly Suggestion[]>
}

export const searchSources = point<SearchSource>('navigation.search-sources', { key: (each) => each.id })
