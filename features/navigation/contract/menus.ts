import { point } from '../../../kernel/declare'
import type { HoldKind } from '../../ui/contract'

/**
 * Which menu an entry stands in (spec §2.1–2.4). `top`: the category links of the bar; `more`: its More and the phone's;
 * `bottom`: the phone's bar; `business`: For Business; `college`, `properties`: its further columns; `user`, `organizer`, `admin`,
 * `mentor`, `bridge`: groups of the profile panel; `side`: the side menu; `settings`: the list beside one's settings; `footer`, `legal`: the foot of the page.
 */
export type MenuName =
  | 'top'
  | 'more'
  | 'bottom'
  | 'business'
  | 'college'
  | 'properties'
  | 'user'
  | 'organizer'
  | 'admin'
  | 'mentor'
  | 'bridge'
  | 'side'
  | 'settings'
  | 'footer'
  | 'legal'

/** Where in its menu: a column of For Business or of the footer, a section of the side menu. The first one unless told. */
export type MenuGroup =
  | 'products'
  | 'resources'
  | 'company'
  | 'opportunities'
  | 'grow'
  | 'employers'
  | 'programmes'
  | 'organizers'
  | 'mentors'
  | 'bridge'

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
  | 'saved'
  | 'recent'
  | 'people'
  | 'host'
  | 'mail'
  | 'college'
  | 'idea'
  | 'bell'
  | 'profile'
  | 'account'
  | 'sign-in'
  | 'devices'
  | 'privacy'
  | 'data'
  | 'coins'
  | 'chart'
  | 'banner'

/**
 * One entry of a menu, contributed by the feature that owns the target. Shown where `when` passes and the target is a page of a running
 * feature (or another site): no menu holds a dead link.
 */
export interface MenuEntry {
  readonly id: string
  readonly menu: MenuName
  readonly group?: MenuGroup
  /** The href of the entry whose sub-panel this one stands in (For Business). */
  readonly under?: string
  /** Text key in the shell catalogue. */
  readonly label: string
  /** Ready to read, in place of the label's text: what an admin called it. */
  readonly words?: string
  /** Text key of the line below the label, where the menu has one. */
  readonly note?: string
  readonly href: string
  readonly icon?: MenuIcon
  /** A content kind's mark before the label, in menus that show kinds. */
  readonly hold?: HoldKind
  /** Carries "New" (spec §2.3). */
  readonly isNew?: boolean
  /** Opens in a new tab, without a hold on ours (spec §2.1). */
  readonly newTab?: boolean
  /** Greyed, leads nowhere, `note` says why: coins on iOS (spec §2.3). */
  readonly inert?: boolean
}

export const menuEntries = point<MenuEntry>('navigation.menu-entries', {
  key: ({ menu, group = '', under = '', href }) => [menu, group, under, href].join(' '),
  check: ({ href }) =>
    /^(\/|https:\/\/)/.test(href) ? undefined : `a menu entry leads to a path or to https, not to "${href}"`,
})
