import type { Page } from 'playwright-core'
import { until } from './waiting'

/** Waits until the site's worker stands before this page. */
export async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Everything in this browser's caches: path and query by cache. */
export function cachedIn(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const paths = requests.map((each) => each.map(({ url }) => url.slice(location.origin.length)))
    return Object.fromEntries(names.map((name, at) => [name, paths[at] ?? []]))
  })
}

/** Waits until a page can be read without a connection. */
export async function untilKept(page: Page, path: string): Promise<void> {
  await until(`${path} is kept`, async () => (await cachedIn(page))['foothold-pages']?.includes(path))
}
