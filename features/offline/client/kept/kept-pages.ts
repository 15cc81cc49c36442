import { tellWorker } from '../messages'
import { ANSWERS, KEPT_AT, PAGES } from './cache-names'

export interface KeptPage {
  /** Path and query. */
  readonly address: string
  readonly title: string
  readonly keptAt: string
}

const TITLE = /<title>([^<]*)<\/title>/
const STAMP = new RegExp(`<meta name="${KEPT_AT}" content="([^"]+)"`)
const SITE_NAME = / [·|] Foothold$/

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const plain = (html: string) => html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] as string)

/** Read as text: nothing of a kept page is parsed or run. */
function readPage(url: string, html: string): KeptPage {
  const { pathname, search } = new URL(url)
  const title = plain(TITLE.exec(html)?.[1] ?? '').replace(SITE_NAME, '')
  return { address: pathname + search, title: title || pathname, keptAt: STAMP.exec(html)?.[1] ?? '' }
}

/** What can be read here without a connection, last seen first. Nothing where the browser keeps no caches. */
export async function listKeptPages(): Promise<readonly KeptPage[]> {
  if (!globalThis.caches || !(await caches.has(PAGES))) return []
  const cache = await caches.open(PAGES)
  const read = async (request: Request) =>
    readPage(request.url, (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '')
  const pages = await Promise.all((await cache.keys()).map(read))
  return pages.sort((a, b) => b.keptAt.localeCompare(a.keptAt))
}

export async function isKept(address: string): Promise<boolean> {
  return (await globalThis.caches?.match(address, { cacheName: PAGES, ignoreVary: true })) !== undefined
}

/** Empties the list: here at once, and with the worker, which has notes of its own. */
export async function forgetKeptPages(): Promise<void> {
  await tellWorker({ type: 'forget' })
  if (globalThis.caches) await Promise.all([PAGES, ANSWERS].map((name) => caches.delete(name)))
}

/** When the page that is open was kept, if it comes from this device and not from the server. */
export function readKeptAt(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT}"]`)?.content
}
