import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, type Visitor, visit } from '../support/browser'
import { pause } from '../support/clock'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const rounds = suite('the card of upcoming rounds')
let site: RunningSite
let browser: Browser

rounds.before(async () => {
  site = await startSite()
  browser = await launch()
})
rounds.after(async () => {
  await browser?.close()
  await site?.stop()
})

const TEN_DAYS = 864_000_000
const seo_data = { sharable_image_url: '/api/x.png' }
const list = [
  {
    ...{ id: 1, organisation: 'Lumio Labs', round: 'First quiz', event: 'opens', url: '/internships/design-sprint-1' },
    ...{ at: '2026-12-01T06:30:00.000Z', entity: { title: 'Design sprint', logo_url: null, seo_data } },
  },
  {
    ...{ id: 2, organisation: 'Deccan', round: null, event: 'closes', url: '/jobs/analyst-2' },
    ...{ at: '2026-12-02T06:30:00.000Z', entity: { title: 'Analyst', logo_url: '/favicon.svg', seo_data } },
  },
]

/** A page of the student's whose clock stands still, with what was noted when the card was closed. `asked`: how often it asked. */
async function openStill(closedAgoMs: number | undefined): Promise<Visitor & { asked(): number }> {
  const visitor = await visit(browser, site.origin, { as: 'student' })
  const { page } = visitor
  let asked = 0
  const said = { status: true, message: '' }
  await page.route('**/api/tracking/upcoming-rounds', (route) => {
    asked += 1
    return route.fulfill({ json: { ...said, data: { ...said, list } } })
  })
  // The nudge has the corner to itself as long as it stands.
  await page.route('**/api/profile/nudge', (route) => route.fulfill({ json: { steps: [] } }))
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.addInitScript(
    ([ago, at]) => typeof ago === 'number' && localStorage.setItem('upcoming-round-close', String((at ?? 0) - ago)),
    [closedAgoMs, now] as const,
  )
  await page.goto(`${site.origin}/internships`)
  await page.locator('html[data-ready]').waitFor()
  await page.clock.runFor(2500)
  await page.waitForLoadState('networkidle')
  await pause(page)
  return { ...visitor, asked: () => asked }
}

const card = (page: Page) => page.getByRole('region', { name: 'Coming up for you' })

rounds('comes ten days after it was closed and not before', async () => {
  const visitor = await openStill(TEN_DAYS - 60_000)
  const { page } = visitor
  await page.clock.runFor(50_000)
  assert.equal(visitor.asked(), 0)
  await page.clock.runFor(20_000)
  await page.clock.resume()
  await card(page).waitFor()
  assert.equal(visitor.asked(), 1)
  await visitor.close()
})

rounds('shows a picture or the initials, and once closed stays away', async () => {
  const visitor = await openStill(undefined)
  const { page } = visitor
  await page.clock.runFor(16_000)
  await page.clock.resume()
  await card(page).waitFor()
  assert.match((await card(page).textContent()) ?? '', /DS.*Design sprint.*Lumio Labs.*First quiz · begins/)
  assert.equal(await card(page).locator('img').getAttribute('src'), '/favicon.svg')
  assert.deepEqual(await accessibilityFaults(page), [])
  await card(page).getByRole('button', { name: 'Close the suggestions' }).click()
  await card(page).waitFor({ state: 'detached' })
  const closedAt = await page.evaluate(() => Number(localStorage.getItem('upcoming-round-close')))
  assert.ok(Math.abs((await page.evaluate(() => Date.now())) - closedAt) < 5000)
  await page.clock.fastForward(60_000)
  assert.equal(visitor.asked(), 1)
  assert.deepEqual(visitor.faults, [])
  await visitor.close()
})

rounds.run()
