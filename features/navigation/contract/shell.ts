import { point, token } from '../../../kernel/declare'
import type { MenuIcon } from './menus'

/** What the bars share during one visit (spec §4): which panel is open, and how wide the side menu stands. */
export interface Shell {
  /** Live state: read it through a snapshot. */
  readonly state: { readonly panel: string | undefined; readonly isSideMini: boolean }
  /** Opens a panel, by the id of its item; whichever was open closes: one at a time. */
  open(panel: string): void
  close(): void
  /** Kept on this device. */
  minimise(isMini: boolean): void
}

export const shell = token<Shell>('navigation.shell')

export interface PanelProps {
  readonly onClose: () => void
}

/** Exports a React component `Panel`, a modal on its own (the kit's Drawer, mostly); the contract knows no React, hence `unknown`. */
export interface PanelModule {
  readonly Panel: (props: PanelProps) => unknown
}

/** A panel at the side of every page, with its button in the top bar. All are mutually exclusive and close on a change of page. */
export interface Panel {
  readonly id: string
  /** Text key in the shell catalogue: the button's name. */
  readonly label: string
  /** Its button in the top bar; without it something else opens the panel. */
  readonly icon?: MenuIcon
  /** The number on the button, `some` for a dot alone: a React hook `useCount` of the panel's feature. */
  readonly loadCount?: () => Promise<{ readonly useCount: () => number | 'some' | undefined }>
  /** Opens when the address's hash contains this word: `chat` (spec §2.1). */
  readonly hash?: string
  readonly load: () => Promise<PanelModule>
}

export const panels = point<Panel>('navigation.panels', { key: (each) => each.id })

/** What other features put into the profile panel (spec §2.2): a badge of membership at its head, figures (rank, points, coins), a prompt, a way to dashboards, the account switcher. */
export interface AccountPart {
  readonly id: string
  readonly place: 'badge' | 'prompt' | 'figures' | 'dashboards' | 'switcher'
  readonly load: () => Promise<{ readonly Part: () => unknown }>
}

export const accountParts = point<AccountPart>('navigation.account-parts', { key: (each) => each.id })

/** What features put into the top bar: beside the logo, whose the visit is besides ours; on the face, a small badge of membership (spec §2.1: Pro). */
export interface BarPart {
  readonly id: string
  readonly place: 'brand' | 'face'
  readonly load: () => Promise<{ readonly Part: () => unknown }>
}

export const barParts = point<BarPart>('navigation.bar-parts', { key: (each) => each.id })

/** What features put into the footer beside its links (spec §2.4): in the first column (newsletter, a request), or across (stores, payment marks). */
export interface FootPart {
  readonly id: string
  readonly place: 'lead' | 'strip'
  readonly load: () => Promise<{ readonly Part: () => unknown }>
}

export const footParts = point<FootPart>('navigation.foot-parts', { key: (each) => each.id })
