import type { Navigation } from '../contract'
import { ASLEEP } from '../kit/hold-press'
import { isHere } from '../kit/link'
import type { PageTable } from '../kit/page-table'

/**
 * Plain links to pages of the house are followed without loading the document anew: those of the kit, which knows no router, and those in
 * written texts, and all in parts that are HTML of the server still. What somebody asked for otherwise (a new tab, a download, another site) is left to the browser.
 */
export function followLinks(table: PageTable, { go }: Pick<Navigation, 'go'>, signal: AbortSignal): void {
  document.addEventListener('click', (event) => follow(event, table, go), { signal })
  const early = (event: MouseEvent) => isAsleep(event.target) && follow(event, table, go)
  document.addEventListener('click', early, { signal, capture: true })
}

const isAsleep = (target: EventTarget | null) => target instanceof Element && target.closest(`[${ASLEEP}]`) !== null

function follow(event: MouseEvent, table: PageTable, go: Navigation['go']): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || !table.match(pathname)) return
  if (hash && pathname === location.pathname && search === location.search) return // a place on this page
  event.preventDefault()
  const to = pathname + search + hash
  go(to, { replace: isHere(to) })
}
