import type { OpenedFrom } from '../../contract/opened-from'

const SEARCH = /(^|\.)(google|bing|duckduckgo|yahoo|yandex|baidu|ecosia|brave|qwant|startpage)\./

/** How the page that was loaded was come to. Later pages of the same visit are come to from the site. */
export function cameFrom(referrer: string, host: string): OpenedFrom {
  if (referrer === '') return 'direct'
  try {
    const from = new URL(referrer)
    if (from.host === host) return 'site'
    return SEARCH.test(from.hostname) ? 'search' : 'link'
  } catch {
    return 'direct'
  }
}
