import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { formatCountdown } from '../../features/ui/kit'
import { launch, open, visit } from '../support/browser'
import { pause } from '../support/clock'
import { type RunningSite, startSite } from '../support/site'

const deadlines = suite('deadlines')
/** Clocks change in New York on 14 March and on Lord Howe Island, by half an hour, on 4 April. */
const ZONES = ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'] as const
const BEFORE = Date.parse('2027-03-13T12:00:00Z')
const CLOSES = Date.parse('2027-04-05T06:30:00Z')
const DAY_MS = 86_400_000

let site: RunningSite
let browser: Browser
let path: string

deadlines.before(async () => {
  site = await startSite()
  const file = join(site.dataDir, 'job.json')
  writeFileSync(
    file,
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Lighthouse Keeper',
      url: 'https://lighthouse.example/keeper',
      description: 'Keeps the light.',
      datePosted: '2026-11-20',
      validThrough: new Date(CLOSES).toISOString(),
      hiringOrganization: { '@type': 'Organization', name: 'Lighthouse Board' },
      jobLocation: { '@type': 'Place', address: { addressLocality: 'Kochi', addressCountry: 'IN' } },
    }),
  )
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: site.dataDir }
  await promisify(execFile)(process.execPath, ['dist/server/admin.js', 'import', 'jsonld', file], { env })
  const found = await fetch(`${site.origin}/api/listings/search?q=${encodeURIComponent('"lighthouse keeper"')}`)
  path = ((await found.json()) as { items: { path: string }[] }).items[0]?.path ?? ''
  browser = await launch()
})
deadlines.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** The page of the opportunity with the clocks of browser and server at one time, which stand still. */
async function openAt(time: number, zone?: string) {
  const visitor = await visit(browser, site.origin)
  const { page, context } = visitor
  const server = { now: time }
  if (zone) {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId: zone })
  }
  await page.clock.install({ time })
  await page.route('**/api/listings/now', (route) =>
    route.fulfill({ json: { now: new Date(server.now).toISOString() } }),
  )
  const asked = page.waitForResponse('**/api/listings/now')
  await page.goto(site.origin + path)
  await page.locator('html[data-ready]').waitFor()
  await asked
  await pause(page)
  return { ...visitor, server }
}

/** Holds an answer back until the test lets it through. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((done) => {
    open = done
  })
  return { opened, open }
}

const card = (page: Page) => page.getByRole('region', { name: 'Your application' })
const isClosed = (page: Page) => card(page).getByText('Closed').first().waitFor()

deadlines('in every zone the same instant is shown and counted down to, across a change of clocks', async () => {
  const shown: string[] = []
  for (const zone of ZONES) {
    const { page, faults, close } = await openAt(BEFORE, zone)
    const offsets = await page.evaluate(
      (times) => times.map((time) => new Date(time).getTimezoneOffset()),
      [BEFORE, CLOSES],
    )
    assert.equal(offsets[0] === offsets[1], zone === 'Asia/Kolkata', `clocks change in ${zone}`)
    // The page's clock went on while it opened, the server's did not: asked again, both stand still.
    const asked = page.waitForResponse('**/api/listings/now')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await asked
    await page.clock.runFor(40) // the frame that draws it
    await card(page)
      .getByRole('timer')
      .filter({ hasText: formatCountdown(CLOSES - BEFORE - 40) })
      .waitFor()
    shown.push((await card(page).getByText('05/04/27').textContent()) ?? '')
    assert.deepEqual(faults, [])
    await close()
  }
  assert.deepEqual(new Set(shown), new Set(['05/04/27, 12 noon IST']))
})

deadlines('hover gives the reader’s own time and UTC, and a screen reader hears month, year and zone', async () => {
  const { page, close } = await openAt(BEFORE, 'America/New_York')
  const whole = '5 April 2027, 12 noon IST · 5 April 2027, 2:30 am GMT-4 · 5 April 2027, 6:30 am UTC'
  for (const place of [card(page), page.locator('main dl')]) {
    await place.getByText('05/04/27').hover()
    await place.getByTitle(whole).waitFor()
  }
  assert.match((await page.locator('main dl').ariaSnapshot()) ?? '', /5 April 2027, 12 noon IST/)
  await close()
})

deadlines('in a list the date can be pointed at, and leads where the row leads', async () => {
  const { page, faults, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/jobs?q=${encodeURIComponent('"lighthouse keeper"')}`)
  const date = page.locator('main li[data-opportunity]').getByText('05/04/27')
  await date.hover()
  assert.match(
    (await date.evaluate((each) => each.closest('[title]')?.getAttribute('title'))) ?? '',
    /^5 April 2027, 12 noon IST · /,
  )
  await date.click()
  await page.waitForURL(`${site.origin}${path}`)
  assert.deepEqual(faults, [])
  await close()
})

deadlines('a browser whose clock runs a day ahead closes nothing: the server’s is asked first', async () => {
  const visitor = await visit(browser, site.origin)
  const { page, faults } = visitor
  await page.clock.install({ time: CLOSES + DAY_MS })
  const held = gate()
  await page.route('**/api/listings/now', async (route) => {
    await held.opened
    await route.fulfill({ json: { now: new Date(BEFORE).toISOString() } })
  })
  const asked = page.waitForRequest('**/api/listings/now')
  await open(page, site.origin + path)
  await asked
  await page.clock.runFor(3000)
  assert.equal(await card(page).getByText('Closed').count(), 0)
  held.open()
  await card(page)
    .getByRole('timer')
    .filter({ hasText: /^22:18:/ })
    .waitFor()
  assert.deepEqual(faults, [])
  await visitor.close()
})

deadlines('at the deadline the whole page says so; where it was extended meanwhile, it opens again', async () => {
  const { page, server, close } = await openAt(BEFORE)
  const [head, extended] = [page.locator('main header'), gate()]
  await head.getByText('Open', { exact: true }).waitFor()
  await page.route('**/api/listings/opportunities/*', async (route) => {
    const answer = await route.fetch()
    await extended.opened
    const closesAt = new Date(CLOSES + DAY_MS).toISOString()
    await route.fulfill({ json: { ...((await answer.json()) as object), closesAt } })
  })
  server.now = CLOSES
  await page.clock.fastForward(CLOSES - BEFORE)
  await page.clock.runFor(1000)
  await isClosed(page)
  await head.getByText('Closed', { exact: true }).waitFor()
  await head.getByText('This closed on 05/04/27.').waitFor()
  assert.equal(await head.getByText('Open', { exact: true }).count(), 0)
  await page.locator('main dl').getByText('Closed', { exact: true }).waitFor()
  const answered = page.waitForResponse('**/api/listings/opportunities/*')
  extended.open()
  await answered
  await page.clock.runFor(1000)
  await card(page).getByRole('timer').waitFor()
  await head.getByText('Open', { exact: true }).waitFor()
  await close()
})

deadlines('whoever slept over the deadline is told so on waking', async () => {
  const { page, close } = await openAt(BEFORE)
  assert.equal(await card(page).getByText('Closed').count(), 0)
  await page.clock.fastForward(CLOSES - BEFORE)
  await page.clock.runFor(1000)
  await isClosed(page)
  await close()
})

for (const [what, wake] of [
  ['has the focus again', () => window.dispatchEvent(new Event('focus'))],
  ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['comes out of the history', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
] as const)
  deadlines(`a clock that stood still meanwhile is set by the server's when the page ${what}`, async () => {
    const { page, server, close } = await openAt(BEFORE)
    server.now = CLOSES
    const asked = page.waitForResponse('**/api/listings/now')
    await page.evaluate(wake)
    await asked
    await page.clock.runFor(1000)
    await isClosed(page)
    await close()
  })

deadlines.run()
