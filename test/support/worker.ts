import type { Browser, Page } from 'playwright-core'
import { open, visit, type Visitor } from './browser'
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

/** A visitor whose browser has the worker, on a page that is kept. */
export async function settleOn(
  browser: Browser,
  origin: string,
  path: string,
  options: Parameters<typeof visit>[2] = {},
): Promise<Visitor> {
  const visitor = await visit(browser, origin, { ...options, serviceWorkers: 'allow' })
  await open(visitor.page, origin + path)
  await underWorker(visitor.page)
  await untilKept(visitor.page, path)
  return visitor
}
