import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isOfGateway } from '../gateway'
import { ANSWERS, CACHE_PREFIX, FILES, PAGES } from '../kept/cache-names'
import { isHere, type Waiting } from './scope'
import { filesOf, isAnswerWorthKeeping, isPageWorthKeeping, stamped } from './worth-keeping'

const DAY_S = 86_400
/** A copy this young is not asked for again. */
const FRESH_MS = 10 * 60_000
/** Whoever has a kept page waits so long for a new one. */
const PATIENCE_S = 5
const LOOK_EVERY_MS = 100
const LOOKS = 50
const QUIET_LOOKS = 5

const expires = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })

const expiry = { pages: expires(50), answers: expires(100), files: expires(400) }

const whole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && isHere() ? response : null),
}
const files = new CacheFirst({ cacheName: FILES, plugins: [whole, expiry.files as WorkboxPlugin] })

/** Fetches what is not here yet; a file that is gone is no fault of the page that is kept. */
export async function keepFiles(urls: readonly string[], event: Waiting): Promise<void> {
  const fetches = urls.map((url) => files.handleAll({ event: event as never, request: new Request(url) }))
  await Promise.allSettled(fetches.flat())
}

/** A page is kept with the files that it names: the frame's own cache lets go of them at the next version, this one does not. */
const publicPages: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    return (await isPageWorthKeeping(request.url, response)) && isHere() ? stamped(response, new Date()) : null
  },
  async cacheDidUpdate({ newResponse, event }) {
    await keepFiles(await filesOf(newResponse), event as never)
  },
}

const publicAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isAnswerWorthKeeping(response) && isHere() ? response : null),
}

const matchOptions = { ignoreVary: true }
const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [publicPages, expiry.pages as WorkboxPlugin],
  matchOptions,
})
const answers = new NetworkFirst({
  cacheName: ANSWERS,
  plugins: [publicAnswers, expiry.answers as WorkboxPlugin],
  matchOptions,
})

/** What a gateway says is shown where nothing is kept; a sentence of the house's own always is. */
async function orKept(strategy: NetworkFirst, asked: RouteHandlerCallbackOptions): Promise<Response> {
  const response = await strategy.handle(asked)
  const isSaid = response.headers.get('content-type')?.includes('problem+json')
  if (!isOfGateway(response.status) || isSaid) return response
  return (await (await caches.open(strategy.cacheName)).match(asked.request, matchOptions)) ?? response
}

/** How each kind of request is answered. What is new comes first, what was kept when there is no answer. */
export const from = {
  pages: (asked: RouteHandlerCallbackOptions) => orKept(pages, asked),
  answers: (asked: RouteHandlerCallbackOptions) => orKept(answers, asked),
  files: (asked: RouteHandlerCallbackOptions) => files.handle(asked),
}

interface SeenPage {
  readonly address: string
  readonly language: string | undefined
}

async function isFresh({ address, language }: SeenPage): Promise<boolean> {
  const kept = await (await caches.open(PAGES)).match(address, matchOptions)
  if (!kept || !(Date.now() - Date.parse(kept.headers.get('date') ?? '') < FRESH_MS)) return false
  return language === undefined || (await kept.text()).includes(`<html lang="${language}"`)
}

/** Keeps a page that was opened without its HTML being fetched: by a link inside the site, or before the worker stood. */
export async function keepPage(page: SeenPage, event: Waiting): Promise<void> {
  if (await isFresh(page)) return
  const request = new Request(page.address, { redirect: 'error' })
  const [, done] = pages.handleAll({ event: event as never, request })
  await done
}

/** What somebody saw, with the notes of when; files are everybody's and stay. */
export async function forget(): Promise<void> {
  await Promise.all([expiry.pages.deleteCacheAndMetadata(), expiry.answers.deleteCacheAndMetadata()])
}

/** Work under way opens caches again after they were deleted, so they are looked for until none comes back. */
export async function forgetAll(): Promise<void> {
  await Promise.all(Object.values(expiry).map((each) => each.deleteCacheAndMetadata()))
  for (let look = 0, quiet = 0; look < LOOKS && quiet < QUIET_LOOKS; look++) {
    const ours = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
    await Promise.all(ours.map((name) => caches.delete(name)))
    quiet = ours.length === 0 ? quiet + 1 : 0
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
