/** `top` is the banner strip above the top bar, `dialog` takes the scrim, `corner` floats without one, `cover` hides the page. */
export type OverlayPlace = 'top' | 'dialog' | 'corner' | 'cover'

export interface OverlayProps {
  /** Takes the overlay off the stage. */
  readonly onClose: () => void
}

/** Exports a React component named `Overlay`; the contract knows no React, hence `unknown`. */
export interface OverlayModule {
  readonly Overlay: (props: OverlayProps) => unknown
}

export interface Overlay {
  /** `<feature>.<word>`, what `stage.open` is called with. */
  readonly id: string
  readonly place: OverlayPlace
  /** Lower goes first: of dialogs one shows and the others wait, of banners the first two show. See `overlayRank`. */
  readonly priority: number
  /** `start`: it stands from the first quiet moment and decides itself when to draw; else it is loaded when opened. Not for dialogs. */
  readonly shows?: 'start' | 'asked'
  readonly load: () => Promise<OverlayModule>
}

/** Priorities of what waits for each other; `confirm` is the dialog of this feature. */
export const overlayRank = {
  session: 10,
  confirm: 20,
  login: 30,
  nudge: 30,
  badge: 40,
  cookies: 50,
  offline: 10,
  update: 20,
  notice: 30,
  ad: 40,
} as const

export interface Stage {
  /** Ids in the order of opening. Live state: read it through a snapshot. */
  readonly state: { readonly open: readonly string[] }
  open(id: string): void
  close(id: string): void
}
