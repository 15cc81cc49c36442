import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Browser, Page, Request } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, type Visitor, visit } from '../support/browser'
import { featureMarks } from '../support/feature-marks'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

/** Alone it takes well under the two seconds that are promised; here it shares two cores with other tests, and a test times nothing. */
const FOLLOW_MS = 10_000

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

/** Where nobody listens to anything; being of the site, it keeps the process of its pages, and their scripts with it. */
const leave = (page: Page) => page.goto(`${site.origin}/robots.txt`)

/** Each role's own browser; its page is loaded anew for each feature. */
const known = new Map<string, Visitor>()

async function visitorAs(as: string): Promise<Visitor> {
  const visitor = known.get(as) ?? (await visit(browser, site.origin, { as }))
  known.set(as, visitor)
  return visitor
}

/** What these pages ask for to be shown, whether the browser has it already or not. */
async function fetchedBy(paths: readonly string[]): Promise<{ readonly files: ReadonlySet<string>; faults: string[] }> {
  const { page, faults: all } = admin
  const files = new Set<string>()
  const before = all.length
  const note = (request: Request) => void files.add(new URL(request.url()).pathname)
  page.on('request', note)
  const wrong: string[] = []
  for (const path of paths) {
    const status = await open(page, site.origin + path)
    if (status !== 200) wrong.push(`${path} answers ${status}`)
  }
  await page.locator('h1').first().waitFor()
  page.off('request', note)
  const faults = [...wrong, ...all.slice(before)]
  await leave(page)
  return { files, faults }
}

switches('every feature that can be switched off is looked at', async () => {
  const free = (await listModules()).filter(({ essential }) => !essential).map(({ id }) => id)
  assert.deepEqual(free.sort(), Object.keys(featureMarks).sort())
})

for (const [feature, { as = 'admin', open: path, mark, pages, api }] of Object.entries(featureMarks)) {
  switches(`${feature} goes and comes back in open pages, addresses, endpoints and chunks`, async () => {
    const watcher = await visitorAs(as)
    const { page } = watcher
    const before = watcher.faults.length
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
    assert.deepEqual(watcher.faults.slice(before), [])
    await leave(page)
  })
}

switches('an address of what is off says so on a first load too, and opens once it is on again', async () => {
  const { page, faults } = await visitorAs('student')
  const before = faults.length
  await turn('saved', false)
  const off = page.getByRole('heading', { level: 1, name: 'This part is switched off' })
  const status = await open(page, `${site.origin}/user/watchlist/all/live`)
  assert.equal(status, 404)
  await off.waitFor()
  assert.equal(await open(page, `${site.origin}/user/nobody-has-such-a-page`), 404)
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()

  await openListening(page, '/user/watchlist/all/live')
  await off.waitFor()
  await turn('saved', true)
  await page
    .locator(featureMarks.saved?.mark ?? '')
    .first()
    .waitFor({ timeout: FOLLOW_MS })
  // What the browser says of the 404 that was asked for.
  assert.deepEqual(
    faults.slice(before).filter((each) => !each.includes('404')),
    [],
  )
  await leave(page)
})

switches('afterwards every feature is on', async () => {
  assert.deepEqual(
    (await listModules()).filter(({ state }) => state !== 'on'),
    [],
  )
})

switches.run()
