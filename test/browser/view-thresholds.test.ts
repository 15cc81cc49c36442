import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launchCounted, open, type Visitor, visit } from '../support/browser'
import { pause } from '../support/clock'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const views = suite('when what was looked at is told')
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
const VISIT = '/api/user-last-page-visit'
/** On which nothing stands that is looked at. */
const PAGE = '/legal/cookies'
const TURN_MS = 15_000
const REST_MS = 120_000

type Lists = Readonly<Record<string, readonly number[]>>
interface Body {
  readonly entity_type?: string
  readonly entity_ids?: readonly number[]
  readonly home_exp_views?: { readonly entity_ids: readonly number[] }
  readonly mentor_profiles_views?: { readonly entity_ids: readonly number[] }
}

const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** A page on which only the test moves time; what it tells is answered well, and kept. */
async function openStill(path: string): Promise<Visitor & { readonly bodies: Body[] }> {
  const visitor = await visit(browser, site.origin)
  const { page, context } = visitor
  const bodies: Body[] = []
  await context.route(`**${path}`, (route) => {
    bodies.push(route.request().postDataJSON() as Body)
    const said = { status: true, message: 'It is counted.', result: 'success' }
    return route.fulfill({ json: { ...said, data: said } })
  })
  await page.clock.install()
  await open(page, site.origin + PAGE)
  await page.clock.runFor(2500)
  await page.waitForLoadState('networkidle')
  await pause(page)
  return { ...visitor, bodies }
}

/** Puts these lists in place of all others; `rests`: the groups were told a moment ago. */
const look = (page: Page, lists: Lists, rests = false) =>
  page.evaluate(
    ([given, isResting, restMs]) => {
      for (const key of Object.keys(localStorage))
        if (/^viewed_|^last_updated$|page_views$/.test(key)) localStorage.removeItem(key)
      for (const [name, list] of Object.entries(given)) localStorage.setItem(name, JSON.stringify(list))
      const now = Date.now()
      if (isResting) localStorage.setItem('last_updated', JSON.stringify({ value: now, expiry: now + restMs }))
    },
    [lists, rests, REST_MS] as const,
  )

/** Time goes by, and whatever is told meanwhile is answered: one tab tells at a time. */
async function passes(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await page.evaluate(async () => void (await navigator.locks.request('foothold.views', () => {})))
}

/** Moves to just after a turn of the lists that are looked through every so often, and answers when it was. */
async function turnOf(page: Page, bodies: readonly Body[], lists: Lists): Promise<void> {
  const before = bodies.length
  await look(page, lists)
  await until(
    'its turn comes',
    async () => {
      await passes(page, 100)
      return bodies.length > before
    },
    60_000,
  )
}

views('each list is due with one more than its threshold, and not before', async () => {
  const { page, bodies, close } = await openStill(UPDATE)
  const isTold = async (lists: Lists, rests = false) => {
    bodies.length = 0
    await look(page, lists, rests)
    await passes(page, TURN_MS + 200)
    return bodies.length > 0
  }
  const both = async (list: string, most: number, rests = false) => [
    await isTold({ [list]: ids(most) }, rests),
    await isTold({ [list]: ids(most + 1) }, rests),
  ]
  assert.deepEqual(await both('viewed_competition', 1), [false, true])
  assert.deepEqual(await both('competition_page_views', 1), [false, true])
  assert.equal(await isTold({ viewed_competition: [7], competition_page_views: [7] }), false, 'one opportunity, twice')
  assert.deepEqual(await both('viewed_festival', 5), [false, true])
  assert.deepEqual(await both('viewed_articles', 1), [false, true])
  assert.deepEqual(await both('viewed_articles', 30, true), [false, true], 'articles alone, while the groups rest')
  assert.deepEqual([bodies.at(-1)?.entity_type, bodies.at(-1)?.entity_ids?.length], ['articles', 31])
  assert.deepEqual(await both('viewed_mentor_profile', 0), [false, true])
  await isTold({ viewed_competition: ids(51) })
  assert.equal(bodies.at(-1)?.home_exp_views?.entity_ids.length, 50)
  assert.equal(await page.evaluate(() => localStorage.getItem('viewed_competition')), '[51]')
  await close()
})

views('groups are looked through every fifteen seconds, mentors every ten, and two minutes are rest', async () => {
  const { page, bodies, close } = await openStill(UPDATE)
  const waitsFor = async (ms: number, lists: Lists) => {
    await turnOf(page, bodies, lists)
    const before = bodies.length
    await look(page, lists)
    await passes(page, ms - 200)
    assert.equal(bodies.length, before, `${ms - 200} ms after the last turn`)
    await passes(page, 200)
    assert.equal(bodies.length, before + 1, `${ms} ms after the last turn`)
  }
  await waitsFor(10_000, { viewed_mentor_profile: [1] })
  await waitsFor(15_000, { viewed_competition: [1, 2] })
  // Told just now: the rest ends at the eighth turn, which is two minutes later.
  const before = bodies.length
  await page.evaluate(() => localStorage.setItem('viewed_competition', '[3,4]'))
  await passes(page, REST_MS - 200)
  assert.equal(bodies.length, before, 'before two minutes are over')
  await passes(page, TURN_MS + 200)
  assert.equal(bodies.length, before + 1, 'at the next turn after two minutes')
  await close()
})

views('a visit is told once a day, and again after midnight', async () => {
  const visitor = await visit(browser, site.origin)
  const { page, context } = visitor
  await context.addCookies([{ name: 'allowedCookie', value: '1', url: site.origin, sameSite: 'Strict' }])
  const pages: string[] = []
  await context.route(`**${VISIT}`, (route) => {
    pages.push((route.request().postDataJSON() as { page_name: string }).page_name)
    const said = { status: true, message: 'Visit noted' }
    return route.fulfill({ json: { ...said, data: said } })
  })
  await page.clock.install({ time: new Date(2026, 10, 22, 23, 57) })
  await open(page, site.origin + PAGE)
  await pause(page)
  const marked = () => page.evaluate(() => Number(JSON.parse(localStorage.getItem('daily_visit') ?? '{}').expiry))
  await until('it is told', async () => {
    await page.clock.runFor(1000)
    return pages.length === 1 && (await marked()) > 0
  })
  const now = () => page.evaluate(() => Date.now())
  const left = (await marked()) - (await now())
  assert.ok(left > 60_000 && left < 180_000, `${left} ms to midnight`)
  await page.clock.runFor(left - 100)
  assert.deepEqual(pages, ['other'], 'a moment before midnight')
  await page.clock.runFor(100)
  await until('the new day’s visit is told', async () => {
    await page.clock.runFor(1000)
    return pages.length === 2
  })
  assert.ok((await now()) - (await marked().then(() => new Date(2026, 10, 23).getTime())) <= TURN_MS + 3000)
  await visitor.close()
})

views('offline for ten minutes with a hundred seen, then twenty reloads: the server counts each once', async () => {
  const admin = await visit(browser, site.origin, { as: 'admin' })
  const request = admin.context.request
  const found: number[] = []
  for (let after = ''; found.length < 100; ) {
    const answer = await request.get(
      `${site.origin}/api/listings/search?limit=50${after && `&after=${encodeURIComponent(after)}`}`,
    )
    const { items, next } = (await answer.json()) as { items: { id: number }[]; next: string }
    found.push(...items.map(({ id }) => id))
    after = next
  }
  const hundred = found.slice(0, 100)
  const counted = async (id: number) =>
    (
      (await (await request.get(`${site.origin}/api/tracking/opportunities/${id}/views`)).json()) as {
        total: { listed: number }
      }
    ).total.listed
  const all = () => Promise.all(hundred.map(counted))
  const before = await all()

  const { page, context, close } = await visit(browser, site.origin)
  await page.clock.install()
  await open(page, site.origin + PAGE)
  await page.evaluate((list) => localStorage.setItem('viewed_competition', JSON.stringify(list)), hundred)
  await context.setOffline(true)
  for (let minute = 0; minute < 10; minute++) await page.clock.fastForward(60_000)
  await context.setOffline(false)
  let calls = 0
  await context.route(`**${UPDATE}`, async (route) => {
    // Every third answer is lost: the server has counted, the browser does not know.
    if (calls++ % 3 !== 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  for (let time = 0; time < 20; time++) {
    await open(page, site.origin + PAGE)
    await page.waitForLoadState('networkidle') // what tells is there
    await page.clock.fastForward(REST_MS + TURN_MS)
    await passes(page, 10)
  }
  const left = () =>
    page.evaluate(() => [localStorage.getItem('viewed_competition'), localStorage.getItem('foothold.views-under-way')])
  assert.deepEqual(await left(), [null, null])
  const after = await all()
  assert.deepEqual(
    after.map((count, at) => count - (before[at] ?? 0)),
    hundred.map(() => 1),
  )
  assert.ok(calls >= 3, `${calls} calls`)
  await close()
  await admin.close()
})

views.run()
