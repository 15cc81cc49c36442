import assert from 'node:assert/strict'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { suite } from 'uvu'
import { launchCounted, open, visit } from '../support/browser'
import { pause } from '../support/clock'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const views = suite('what was looked at')
let site: RunningSite
let browser: Browser
views.before(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchCounted()])
})
views.after(async () => {
  await browser?.close()
  await site?.stop()
})

const UPDATE = '/api/views/update-views'

/** What a browser tells, from now on. */
function told(context: BrowserContext): Request[] {
  const requests: Request[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === UPDATE) requests.push(request)
  })
  return requests
}

const seen = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('viewed_competition') ?? '[]') as number[])

views('what stands in sight for a second is seen, and told after fifteen; then two minutes are quiet', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  const requests = told(page.context())
  await page.clock.install()
  await open(page, `${site.origin}/internships`)
  await pause(page)
  await until('rows are seen', async () => {
    await page.clock.runFor(500)
    return (await seen(page)).length > 1
  })
  const ids = await seen(page)
  assert.equal(requests.length, 0)
  await until('they are told', async () => {
    await page.clock.runFor(1000)
    return requests.length === 1
  })
  const body = (requests.at(0) as Request).postDataJSON() as { home_exp_views: { entity_ids: number[] } }
  for (const id of ids) assert.ok(body.home_exp_views.entity_ids.includes(id), `${id} is told`)
  await until('they are answered', async () => {
    await page.clock.runFor(10)
    return page.evaluate(() => localStorage.getItem('last_updated') !== null)
  })
  await page.evaluate(() => localStorage.setItem('viewed_competition', '[901,902]'))
  await page.clock.runFor(110_000)
  assert.equal(requests.length, 1)
  await until('the pause is over', async () => {
    await page.clock.runFor(5000)
    return requests.length === 2
  })
  await visitor.close()
})

views('five tabs tell a view once, and what is under way when all close is told by the next one', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  const context = page.context()
  await page.clock.install()
  await open(page, `${site.origin}/legal/cookies`)
  const tabs = [page]
  for (let more = 0; more < 4; more += 1) {
    const tab = await context.newPage()
    await open(tab, `${site.origin}/legal/cookies`)
    tabs.push(tab)
  }
  // Answers are lost: the server has counted, the browser does not know.
  await context.route(`**${UPDATE}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const first = told(context)
  await page.evaluate(() => localStorage.setItem('viewed_competition', '[1,2]'))
  await until('one of them tells it', async () => {
    await page.clock.runFor(1000)
    return first.length > 0
  })
  for (const tab of tabs) await tab.close()
  await context.unroute(`**${UPDATE}`)
  const again = await context.newPage()
  await open(again, `${site.origin}/legal/cookies`)
  await until('it is answered', async () => {
    await again.clock.runFor(1000)
    return again.evaluate(() => localStorage.getItem('foothold.views-under-way') === null)
  })
  const numbers = new Set(first.map((request) => (request.postDataJSON() as { sequence: number }).sequence))
  assert.equal(numbers.size, 1)
  await visitor.close()
})

views('whoever leaves in between leaves what is due', async () => {
  const admin = await visit(browser, site.origin, { as: 'admin' })
  const counted = async () => {
    const answer = await admin.page.request.get(`${site.origin}/api/tracking/campaign-stats?days=1`)
    return ((await answer.json()) as { total: { listed: number } }).total.listed
  }
  const before = await counted()
  const visitor = await visit(browser, site.origin)
  await open(visitor.page, `${site.origin}/internships`)
  const ids = await until('rows are seen', async () => {
    const list = await seen(visitor.page)
    return list.length > 1 && list
  })
  await visitor.page.goto('about:blank')
  await until('they are counted', async () => (await counted()) >= before + ids.length)
  await visitor.close()
  await admin.close()
})

views.run()
