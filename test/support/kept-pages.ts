/**
 * Pages whose visitor has left, made as new for the next one: a browser that has the site's scripts and has compiled them takes less than
 * half of what a new one takes. What cannot be undone for certain is not kept.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

export interface Window {
  readonly width: number
  readonly height: number
  readonly dark: boolean
}

export interface Place {
  readonly context: BrowserContext
  readonly page: Page
  readonly devtools: CDPSession
}

interface Kept extends Place {
  readonly window: Window
  /** Whether something was done to it that nothing undoes. */
  isSpoilt: boolean
}

/** Each is a process of the browser's. */
const MOST_KEPT = 6
/** The one that was left last stands last. */
const free = new WeakMap<Browser, Kept[]>()
const known = new WeakMap<BrowserContext, Kept>()

const freeOf = (browser: Browser | null): Kept[] => (browser && free.get(browser)) ?? []

/** A page that somebody has left, in a window like this one. */
export function takeKept(browser: Browser, { width, height, dark }: Window): Place | undefined {
  const places = freeOf(browser)
  const at = places.findLastIndex(
    ({ window }) => window.width === width && window.height === height && window.dark === dark,
  )
  return at < 0 ? undefined : places.splice(at, 1)[0]
}

/** Whether it waits for its next visitor. */
export const isKept = (context: BrowserContext): boolean =>
  freeOf(context.browser()).some((each) => each.context === context)

const LASTING = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
  ],
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'routeWebSocket', 'close'],
  clock: ['install', 'setFixedTime', 'setSystemTime', 'pauseAt', 'fastForward', 'runFor'],
}

function noteCalls(of: object, names: readonly string[], note: (...given: readonly unknown[]) => void): void {
  const methods = of as Record<string, (...given: unknown[]) => unknown>
  for (const name of names) {
    const method = methods[name]?.bind(of)
    if (method) methods[name] = (...given) => (note(...given), method(...given))
  }
}

/** From here on what is done to it decides whether it can be kept. */
export function watch(place: Place, window: Window): void {
  const kept: Kept = { ...place, window, isSpoilt: false }
  const note = () => void (kept.isSpoilt = true)
  noteCalls(place.context, LASTING.context, note)
  // Of another of its pages a session ends with that page.
  noteCalls(place.context, ['newCDPSession'], (of) => void (of === place.page && note()))
  noteCalls(place.page, LASTING.page, note)
  noteCalls(place.context.clock, LASTING.clock, note)
  place.page.on('crash', note)
  known.set(place.context, kept)
}

const OF_PAGES = ['console', 'dialog', 'request', 'requestfailed', 'requestfinished', 'response'] as const
const OF_A_PAGE = [
  ...OF_PAGES,
  ...(['domcontentloaded', 'download', 'filechooser', 'frameattached', 'framedetached', 'framenavigated'] as const),
  ...(['load', 'pageerror', 'popup', 'websocket', 'worker'] as const),
]

/** What its browser keeps of a site stands with the site's address: its visitor's storage goes, what was fetched stays. */
async function forget({ context, page, devtools, window: { width, height, dark } }: Kept, origin: string) {
  for (const name of OF_A_PAGE) page.removeAllListeners(name)
  for (const name of [...OF_PAGES, 'page', 'weberror'] as const) context.removeAllListeners(name)
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.setOffline(false)
  await page.goto(`${origin}/livez`)
  await context.clearCookies()
  await context.clearPermissions()
  await page.evaluate(() => {
    sessionStorage.clear()
    window.name = ''
  })
  const storageTypes = 'local_storage,indexeddb,cache_storage,file_systems,shared_storage'
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    ...{ media: null, reducedMotion: 'no-preference', forcedColors: 'none', contrast: 'no-preference' },
    colorScheme: dark ? 'dark' : 'light',
  })
  await page.mouse.move(-1, -1)
  // It stays there: from a page without an address the way to the site would lead through a new process.
  await devtools.send('Page.resetNavigationHistory')
}

const hasBeenElsewhere = (context: BrowserContext, origin: string) =>
  context.pages().some((page) => !page.url().startsWith(`${origin}/`) && page.url() !== 'about:blank')

/** Keeps the page for the next visitor where it can be as new. Returns whether it does. */
export async function keep(context: BrowserContext, origin: string): Promise<boolean> {
  const [browser, kept] = [context.browser(), known.get(context)]
  if (!browser || !kept || kept.isSpoilt || hasBeenElsewhere(context, origin)) return false
  try {
    await forget(kept, origin)
  } catch {
    return false // its site has ended, or the page no longer answers: it goes, as any other
  }
  const places = [...freeOf(browser), kept]
  free.set(browser, places)
  if (places.length > MOST_KEPT) await places.shift()?.context.close()
  return true
}
