import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, type Visitor, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

/** Alone it takes well under the two seconds that are promised; here it shares two cores with other tests, and a test times nothing. */
const FOLLOW_MS = 10_000

interface Seen {
  /** Who sees it, where an admin does not. */
  readonly as?: string
  /** Where a page stays open while the switch is thrown. */
  readonly open: string
  /** What is on it only while the feature is on. */
  readonly mark: string
  /** Addresses that are there only with the feature; with their API's. */
  readonly pages: readonly string[]
  readonly api: string
}

/** How each feature that can be switched off shows. */
const seen: Readonly<Record<string, Seen>> = {
  listings: {
    open: '/',
    mark: 'a[href="/internships"]',
    pages: ['/internships', '/all-opportunities'],
    api: '/api/listings/home',
  },
  registrations: {
    open: '/user/registrations/all/all',
    mark: 'main a[href^="/user/registrations/"]',
    pages: ['/user/registrations/all/all'],
    api: '/api/registrations/mine',
  },
  saved: {
    open: '/user/watchlist/all/all',
    mark: 'main a[href^="/user/watchlist/"]',
    pages: ['/user/watchlist/all/all', '/user/recently-viewed'],
    api: '/api/saved/ids',
  },
  rules: {
    open: '/user/eligibility',
    mark: 'main form select',
    pages: ['/user/eligibility'],
    api: '/api/rules/facts',
  },
  // A draft begins when the page opens, for whoever has none.
  stages: {
    as: 'mentor',
    open: '/manage/opportunity/all/create',
    mark: 'nav a[href*="step=stages"]',
    pages: [],
    api: '/api/stages',
  },
  prizes: {
    as: 'evaluator',
    open: '/manage/opportunity/all/create',
    mark: 'nav a[href*="step=prizes"]',
    pages: [],
    api: '/api/prizes',
  },
  documents: {
    as: 'volunteer',
    open: '/manage/opportunity/all/create',
    mark: 'nav a[href*="step=documents"]',
    pages: [],
    api: '/api/documents/of/1',
  },
  alerts: {
    open: '/user/watchlist/all/all',
    mark: 'main a[href="/user/saved-searches"]',
    pages: ['/user/saved-searches'],
    api: '/api/alerts/searches',
  },
  collections: {
    open: '/user/collections',
    mark: 'main form input',
    pages: ['/user/collections'],
    api: '/api/collections',
  },
  manage: {
    open: '/manage/user/competition-listings/all/approved',
    mark: 'main a[href^="/manage/user/competition-listings/"]',
    pages: ['/manage/user/competition-listings/all/approved', '/manage/opportunity/all/create'],
    api: '/api/manage/mine',
  },
  content: {
    open: '/',
    mark: 'footer #newsletter-email',
    pages: ['/legal/privacy-policy', '/about/contact-us'],
    api: '/api/content/letters',
  },
  discussion: {
    open: '/manage/discussion/open',
    mark: 'main a[href^="/manage/discussion/"]',
    pages: ['/manage/discussion/open'],
    api: '/api/discussion/cases',
  },
  tracking: {
    open: '/legal/cookies',
    mark: 'main input[type="radio"]',
    pages: ['/legal/cookies'],
    api: '/api/tracking/consent',
  },
  notifications: {
    open: '/',
    mark: 'header button[aria-label^="Notifications"]',
    pages: [],
    api: '/api/notifications',
  },
  campus: {
    as: 'tpo-admin',
    open: '/tpo',
    mark: 'main a[href^="/tpo/"], main button',
    pages: ['/tpo'],
    api: '/api/tpc/user',
  },
  privacy: { open: '/user/data', mark: '#erase', pages: ['/user/data'], api: '/api/privacy' },
  profile: {
    open: '/user/privacy',
    mark: 'main select',
    pages: ['/u/demo-student', '/user/profile', '/user/privacy'],
    api: '/api/profile/own',
  },
  performance: { open: '/?perf=1', mark: '[data-metric]', pages: [], api: '/api/performance' },
  navigation: { open: '/', mark: 'header input', pages: [], api: '/api/navigation' },
  offline: { open: '/', mark: 'footer a[href="/offline"]', pages: [], api: '/api/offline' },
}

const switches = suite('switches')
let site: RunningSite
let browser: Browser
let admin: Visitor

switches.before(async () => {
  site = await startSite()
  browser = await launch()
  admin = await visit(browser, site.origin, { as: 'admin' })
})
switches.after(async () => {
  await browser?.close()
  await site?.stop()
})

// A test that failed half-way leaves nothing off for those after it.
switches.after.each(async () => {
  for (const { id, state } of await listModules()) if (state === 'off') await turn(id, true)
})

interface Module {
  readonly id: string
  readonly essential: boolean
  readonly state: string
}

async function listModules(): Promise<readonly Module[]> {
  const answer = await admin.context.request.get(`${site.origin}/api/modules/features`)
  return ((await answer.json()) as { modules: readonly Module[] }).modules
}

async function turn(feature: string, on: boolean): Promise<void> {
  const answer = await admin.context.request.post(`${site.origin}/api/modules/switch`, {
    data: { feature, on, why: `The test of ${feature}` },
    headers: { origin: site.origin },
  })
  assert.equal(answer.status(), 204, await answer.text())
}

/** The chunks that are this feature's own and nobody else's, as the build names them. */
function chunksOf(feature: string): readonly string[] {
  const file = new URL('../../dist/client/manifest.json', import.meta.url)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { readonly file: string }>
  const own = Object.entries(manifest).filter(([name]) => name.startsWith(`features/${feature}/`))
  return own.map(([, chunk]) => `/assets/${chunk.file}`)
}

const statusOf = async (who: Visitor, path: string) =>
  (await who.context.request.get(site.origin + path, { maxRedirects: 0 })).status()

const has = async (page: Page, mark: string) => (await page.locator(mark).count()) > 0

/** Opens a page that hears of switches: its stream stands before anybody throws one. */
async function openListening(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live')
  await open(page, site.origin + path)
  await stream
  await page.waitForLoadState('networkidle') // what it asks for first is answered before anything goes
}

/** What a browser that has nothing yet asks for to show these pages. */
async function fetchedBy(paths: readonly string[]): Promise<{ readonly files: ReadonlySet<string>; faults: string[] }> {
  const visitor = await visit(browser, site.origin, { as: 'admin' })
  const files = new Set<string>()
  const faults: string[] = []
  visitor.page.on('request', (request) => void files.add(new URL(request.url()).pathname))
  for (const path of paths) {
    const status = await open(visitor.page, site.origin + path)
    if (status !== 200) faults.push(`${path} answers ${status}`)
  }
  await visitor.page.locator('h1').first().waitFor()
  await visitor.close()
  return { files, faults: [...faults, ...visitor.faults] }
}

switches('every feature that can be switched off is looked at', async () => {
  const free = (await listModules()).filter(({ essential }) => !essential).map(({ id }) => id)
  assert.deepEqual(free.sort(), Object.keys(seen).sort())
})

for (const [feature, { as = 'admin', open: path, mark, pages, api }] of Object.entries(seen)) {
  switches(`${feature} goes and comes back in open pages, addresses, endpoints and chunks`, async () => {
    const watcher = await visit(browser, site.origin, { as })
    const { page } = watcher
    await openListening(page, path)
    await page.locator(mark).first().waitFor()
    const chunks = chunksOf(feature)
    assert.ok(chunks.length >= 3, `${chunks.length} chunks of ${feature}`)

    await turn(feature, false)
    await until(`the open page has lost ${mark}`, async () => !(await has(page, mark)), FOLLOW_MS)
    for (const each of pages) assert.equal(await statusOf(watcher, each), 404, each)
    const answer = await admin.context.request.get(site.origin + api)
    const { code } = (await answer.json()) as { code?: string }
    assert.deepEqual([answer.status(), code], [404, 'feature-off'])
    const { files, faults } = await fetchedBy(['/', '/manage/modules'])
    assert.deepEqual(faults, [])
    assert.deepEqual(
      chunks.filter((chunk) => files.has(chunk)),
      [],
      'chunks of a feature that is off were fetched',
    )

    await turn(feature, true)
    await until(`the open page has ${mark} again`, () => has(page, mark), FOLLOW_MS)
    for (const each of pages) assert.equal(await statusOf(watcher, each), 200, each)
    if (pages.length > 0) assert.equal(await statusOf(watcher, api), 200, api)
    assert.deepEqual(watcher.faults, [])
    await watcher.close()
  })
}

switches('afterwards every feature is on', async () => {
  assert.deepEqual(
    (await listModules()).filter(({ state }) => state !== 'on'),
    [],
  )
})

switches.run()
