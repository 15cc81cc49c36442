/** Takes a name out of the address without a new entry in the history. */
export function dropQueryName(name: string, page: Window = window): void {
  const address = new URL(page.location.href)
  if (!address.searchParams.has(name)) return
  address.searchParams.delete(name)
  page.history.replaceState(page.history.state, '', address)
}
