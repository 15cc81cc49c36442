/**
 * `top` is the banner strip above the top bar, `dialog` takes the scrim because somebody asked for it, `popup` takes it of its own
 * accord and waits until nothing else is open, `corner` floats without one, `cover` hides the page.
 */
export type OverlayPlace = 'top' | 'dialog' | 'popup' | 'corner' | 'cover'

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
  /** Lower goes first, of equal ones the earlier; the others wait. See `overlayRank`. */
  readonly priority: number
  /** `start`: it stands from the first quiet moment and asks for its turn (`useTurn` of the kit) when it wants to be seen; else it is loaded when opened. Only `top`, `corner` and `cover`. */
  readonly shows?: 'start' | 'asked'
  readonly load: () => Promise<OverlayModule>
}

/**
 * Who goes before whom: dialogs and pop-ups one at a time, then the cookie question, which waits for all of them; of banners two at
 * once (offline, new version, notice), the ad only alone. `confirm` is the dialog of this feature. Toasts and what floats without
 * asking for a turn never wait.
 */
export const overlayRank = {
  session: 10,
  confirm: 20,
  login: 30,
  nudge: 30,
  badge: 40,
  offline: 10,
  update: 20,
  cookies: 50,
  rounds: 55,
  notice: 60,
  ad: 70,
} as const

export interface Stage {
  /** Ids in the order of opening. Live state: read it through a snapshot. */
  readonly state: { readonly open: readonly string[] }
  open(id: string): void
  close(id: string): void
}
