/** A page of this site with somebody's code, whatever code it had; undefined for all other addresses. */
export function linkWith(code: string, address: string, origin: string): URL | undefined {
  let url: URL
  try {
    url = new URL(address.trim(), origin)
  } catch {
    return undefined
  }
  if (url.origin !== origin) return undefined
  for (const name of ['lb', 'ref']) url.searchParams.delete(name)
  url.searchParams.set('refId', code)
  return url
}
