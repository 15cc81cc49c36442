export type ThemeChoice = 'light' | 'dark' | 'system'

export interface Theme {
  /** Live state: read it through a snapshot. `system` on the server, always. */
  readonly state: { readonly choice: ThemeChoice }
  /** Applies the choice to the page and keeps it in local storage. */
  choose(choice: ThemeChoice): void
}
