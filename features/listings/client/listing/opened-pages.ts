/** How many further pages of the list were opened at this place in the history; it travels with the entry, not with the address. */
export function openedPages(): number {
  const state = history.state as { readonly openedPages?: unknown } | null
  return typeof state?.openedPages === 'number' ? state.openedPages : 0
}

export function rememberOpened(count: number): void {
  history.replaceState({ ...(history.state as object | null), openedPages: count }, '')
}
