import assert from 'node:assert/strict'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { isKept, keep, type Place, takeKept, watch, type Window } from './kept-pages'
import { tellOfOpen } from './left-open'

/**
 * Of several lists a browser takes the last: these are Playwright's own, and what the address bar would open by itself: two pages of the
 * browser's in each window, which nobody sees and which cost more than most pages of ours.
 */
const OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${OFF.join(',')}`,
]

/**
 * A page of ours is more than a hundred files: in the run of all tests no process stands between them and who asks for them, which takes
 * a tenth from what a page costs. What measures runs as people do.
 */
const FEW_PROCESSES = ['--enable-features=NetworkServiceInProcess2', '--in-process-gpu']
const asHere = process.env['TEST_SOURCES'] === undefined ? [] : FEW_PROCESSES

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Where there is a browser with windows: a shell without them shows neither installed apps nor notifications of the system. */
export const windowed = process.env['CHROMIUM_WINDOWED_PATH'] ?? ''

async function start(program: string, more: readonly string[]): Promise<Browser> {
  const args = [...ARGS, ...(program === executablePath ? asHere : []), ...more]
  return chromium.launch({ executablePath: program, args })
}

/** By what they were started with. */
const running = new Map<string, Promise<Browser>>()

/**
 * `more`: switches of Chromium that one test needs. Files that run in turn in one process have one browser, in which nobody of the file
 * before is left, see kept-pages.ts.
 */
export async function launch(more: readonly string[] = [], program = executablePath): Promise<Browser> {
  const isShared = process.connected
  const key = [program, ...more].join(' ')
  const before = isShared ? running.get(key) : undefined
  if (before) return before
  const started = start(program, more)
  if (isShared) running.set(key, started)
  const browser = await started
  const end = browser.close.bind(browser)
  browser.close = async (options) => {
    await tellOfOpen(browser)
    if (!isShared) return end(options)
    for (const context of browser.contexts()) if (!isKept(context)) await context.close()
  }
  return browser
}

/** A browser as people have it: one without a head says so, is taken for a program, and neither counts nor gets ads. */
export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
export const launchCounted = (): Promise<Browser> => launch([`--user-agent=${CHROME}`])

/** A page in a window of its own without the browser's bars, as an installed app has it. */
export async function launchApp(url: string): Promise<{ readonly page: Page; close(): Promise<void> }> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: windowed,
    args: [...ARGS, `--app=${url}`],
  })
  const page = context.pages()[0] ?? (await context.waitForEvent('page'))
  page.setDefaultTimeout(DEADLINE_MS)
  return { page, close: () => context.close() }
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of the page's own: the test that looks at them fails on any. */
  readonly faults: readonly string[]
  close(): Promise<void>
}

const DEADLINE_MS = 15_000

/**
 * A person with a browser of their own; signed in as a demo account where one is named. Its site has a service worker only where a test is
 * about that: what a worker fetches, a test cannot answer in the server's stead.
 */
export async function visit(
  browser: Browser,
  origin: string,
  options: {
    as?: string
    width?: number
    height?: number
    language?: 'hn'
    dark?: boolean
    serviceWorkers?: 'allow' | 'block'
    /** Whether badges that were earned pop up, which is what few tests are about. */
    badges?: true
  } = {},
): Promise<Visitor> {
  const { as, width = 1440, height = 900, language, dark = false, serviceWorkers = 'block', badges = false } = options
  const window = { width, height, dark }
  const isOrdinary = serviceWorkers === 'block' && !badges
  const before = isOrdinary ? takeKept(browser, window) : undefined
  const { context, page } = before ?? (await newPlace(browser, window, { serviceWorkers, badges }))
  if (!badges) context.on('page', (another) => void withoutBadges(another).catch(() => {}))
  if (language) await context.addCookies([{ name: 'unLang', value: language, url: origin }])
  if (as) {
    const answer = await context.request.post(`${origin}/api/session/login`, {
      data: { email: `${as}@demo.test`, password: 'foothold-demo-1' },
      headers: { origin },
    })
    assert.equal(answer.status(), 200, `${as}@demo.test could not sign in`)
  }
  page.setDefaultTimeout(DEADLINE_MS)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on(
    'console',
    (message) =>
      (message.type() === 'error' || /drawn again/.test(message.text())) &&
      faults.push(`${message.text()} ${message.location().url}`),
  )
  return { page, context, faults, close: () => leave(context, origin) }
}

async function newPlace(
  browser: Browser,
  window: Window,
  { serviceWorkers, badges }: { readonly serviceWorkers: 'allow' | 'block'; readonly badges: boolean },
): Promise<Pick<Place, 'context' | 'page'>> {
  const { width, height, dark } = window
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light' })
  if (serviceWorkers === 'block') await context.addInitScript(withoutWorkers)
  // A production build is silent (spec §8); here it says what goes wrong, or nobody would see it.
  await context.addInitScript(speakUp)
  const page = await context.newPage()
  if (badges) return { context, page }
  const devtools = await withoutBadges(page)
  if (serviceWorkers === 'block') watch({ context, page, devtools }, window)
  return { context, page }
}

/** What a route of the test still holds is of no interest any more. */
async function leave(context: BrowserContext, origin: string): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  if (!(await keep(context, origin))) await context.close()
}

/** A route of Playwright's holds every request of a page and keeps nothing in its cache: for this one answer it would double what a page costs. */
async function withoutBadges(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  const answer = {
    ...{ responseCode: 200, responseHeaders: [{ name: 'content-type', value: 'application/json' }] },
    body: Buffer.from('{"items":[]}').toString('base64'),
  }
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/gamification/badges/unseen' }] })
  return session
}

/** As a browser that has none: Playwright's own way of blocking them speaks on every page's console. */
function withoutWorkers() {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
}

function speakUp() {
  try {
    sessionStorage.setItem('web.console', 'loud')
  } catch {
    // A page without an address has no storage, and nothing to say.
  }
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, url: string): Promise<number> {
  const answer = await page.goto(url)
  await page.locator('html[data-ready]').waitFor()
  return answer?.status() ?? 0
}
