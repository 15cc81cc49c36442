import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, type Visitor, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const METRICS = ['fcp', 'tti', 'fid', 'cls', 'memoryUsage', 'jsHeapSize', 'domNodes', 'fps']

const panel = suite('performance panel')
let site: RunningSite
let browser: Browser

panel.before(async () => {
  site = await startSite()
  browser = await launch()
})
panel.after(async () => {
  await browser?.close()
  await site?.stop()
})

const region = (page: Page) => page.getByRole('region', { name: 'Performance' })
const valueOf = (page: Page, metric: string) => page.locator(`[data-metric="${metric}"] td`).first().textContent()

/** Memory as Chromium tells of it, which a clock that stands still takes away: it grows by a megabyte with each look. */
const growMemory = `{
  let looks = 0
  const get = () => ({ usedJSHeapSize: ++looks * 1048576, totalJSHeapSize: 61 * 1048576 })
  Object.defineProperty(performance, 'memory', { get })
}`

/** The panel, opened by the address on a page whose time the test makes. */
async function openStill(): Promise<Visitor> {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await page.clock.install()
  await open(page, `${site.origin}/legal/terms-of-use?perf=1`)
  await page.clock.runFor(2500)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(100)
  await region(page).waitFor()
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  return visitor
}

panel('memory is read every second, DOM nodes every five', async () => {
  const visitor = await openStill()
  const { page } = visitor
  await page.evaluate(growMemory)
  await page.clock.runFor(1000)
  const first = Number.parseFloat((await valueOf(page, 'memoryUsage')) ?? '')
  assert.ok(first > 0)
  const nodes = await valueOf(page, 'domNodes')
  assert.match(nodes ?? '', /^[\d,]+$/)
  await page.evaluate(() => {
    for (let at = 0; at < 500; at++) document.body.append(document.createElement('i'))
  })
  const seen: (string | null)[] = []
  for (let second = 1; second <= 5; second++) {
    await page.clock.runFor(1000)
    seen.push(await valueOf(page, 'domNodes'))
    assert.equal(await valueOf(page, 'memoryUsage'), `${first + second}.0 MB`)
  }
  const changes = seen.filter((each, at) => each !== (at === 0 ? nodes : seen[at - 1]))
  assert.equal(changes.length, 1, `${nodes}, then ${seen.join(', ')}`)
  assert.equal(await valueOf(page, 'jsHeapSize'), '61.0 MB')
  assert.deepEqual(visitor.faults, [])
  await visitor.close()
})

panel('where a browser does not tell of its memory it says NA', async () => {
  const visitor = await openStill()
  assert.equal(await valueOf(visitor.page, 'memoryUsage'), 'NA')
  assert.equal(await valueOf(visitor.page, 'jsHeapSize'), 'NA')
  await visitor.close()
})

panel('the keys open it where time is real, every number comes, and Escape gives the focus back', async () => {
  const visitor = await visit(browser, site.origin)
  const { page, context } = visitor
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${site.origin}/legal/terms-of-use`)
  await page.waitForLoadState('networkidle') // what hears of the keys is there from the first quiet moment
  assert.equal(await region(page).count(), 0)
  const link = page.locator('header a').first()
  await link.focus()
  await page.keyboard.press('Control+Alt+KeyP')
  await region(page).waitFor()
  assert.ok(await region(page).evaluate((element) => element === document.activeElement))
  const isTold = async (metric: string) => /\d/.test((await valueOf(page, metric)) ?? '')
  await until('each number is told', async () => (await Promise.all(METRICS.map(isTold))).every(Boolean), 15_000)
  assert.match((await valueOf(page, 'fcp')) ?? '', /^\d+\.\d\d s$/)
  assert.deepEqual(await accessibilityFaults(page), [])
  await region(page).getByRole('button', { name: 'Copy the numbers' }).click()
  await region(page).getByRole('status').filter({ hasText: 'The numbers were copied.' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  assert.deepEqual(
    copied.split('\n').map((line) => line.split('\t')[0]),
    METRICS,
  )
  await page.keyboard.press('Escape')
  await region(page).waitFor({ state: 'detached' })
  assert.ok(await link.evaluate((element) => element === document.activeElement))
  assert.deepEqual(visitor.faults, [])
  await visitor.close()
})

for (const look of [
  { width: 390, dark: true, language: 'hn' },
  { width: 800, dark: false },
] as const)
  panel(`at ${look.width} px it stands in the window, in reach`, async () => {
    const visitor = await visit(browser, site.origin, look)
    const { page } = visitor
    await open(page, `${site.origin}/?perf=1`)
    const box = await page.locator('section:has([data-metric])').boundingBox()
    assert.ok(box && box.x >= 0 && box.x + box.width <= look.width && box.y + box.height <= 900)
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.deepEqual(visitor.faults, [])
    await visitor.close()
  })

panel.run()
