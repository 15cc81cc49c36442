import assert from 'node:assert/strict'
import type { Browser, BrowserContext } from 'playwright-core'
import { suite } from 'uvu'
import { answerWith, openStill, PAGE, scrollTo, showStrip, strip, TOP } from '../support/ads'
import { launchCounted, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const CLICKS = '/api/update-banner-clicks'

const banners = suite('banners, in the browser')
let site: RunningSite
let browser: Browser
banners.before(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchCounted()])
})
banners.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Addresses of the calls to this path, from now on. */
function calls(context: BrowserContext, path: string): string[] {
  const urls: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(path)) urls.push(request.url())
  })
  return urls
}

banners(
  'it is asked for four seconds after the page was scrolled by 100 px, not before; then it moves nothing',
  async () => {
    const { page, context, close } = await visit(browser, site.origin)
    await answerWith(context)
    const [asked, seen] = [calls(context, TOP), calls(context, '/api/ad-banner/increase-view/')]
    await openStill(page, site.origin + PAGE)
    await scrollTo(page, 99)
    await page.clock.runFor(20_000)
    assert.deepEqual(asked, [], 'at 99 px')
    await scrollTo(page, 100)
    await page.clock.runFor(3990)
    assert.deepEqual(asked, [], 'a moment before')
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    await page.clock.runFor(20)
    await until('it is asked for', () => asked.length === 1)
    const { searchParams } = new URL(asked[0] ?? '')
    assert.deepEqual([searchParams.get('page'), searchParams.get('isUserPro')], ['legal', '0'])
    await until('it is shown', async () => {
      await page.clock.runFor(50)
      return (await strip(page).count()) === 1
    })
    await until('its view is told', () => seen.length === 1)
    await page.clock.runFor(60_000)
    assert.deepEqual([asked.length, seen.length], [1, 1])
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
    )
    assert.ok(shift <= 0.05, `layout shift ${shift}`)
    await close()
  },
)

banners('why one sees it is said; closed once, none is asked for again, in no tab', async () => {
  const { page, context, faults, close } = await visit(browser, site.origin)
  await answerWith(context)
  await openStill(page, site.origin + PAGE)
  const ad = await showStrip(page)
  await page.clock.resume()
  await ad.getByRole('button', { name: 'Why this ad?' }).click()
  await page.getByRole('dialog', { name: 'Why this ad?' }).getByText('it is for everybody').waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await page.keyboard.press('Escape')
  const asked = calls(context, TOP)
  await ad.getByRole('button', { name: 'Close, and show no more banners' }).click()
  await ad.waitFor({ state: 'detached' })
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'untb')
  const days = (((await cookie())?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  assert.ok(days > 398 && days <= 401, `${days} days`)
  assert.equal((await cookie())?.sameSite, 'Strict')
  for (const path of [PAGE, '/internships']) {
    const tab = await context.newPage()
    await openStill(tab, site.origin + path)
    await scrollTo(tab, 300)
    await tab.clock.runFor(30_000)
    await tab.close()
  }
  assert.deepEqual(asked, [])
  assert.deepEqual(faults, [])
  await close()
})

banners('a click stands on the list, is told after fifteen seconds and then gone from it', async () => {
  const { page, context, close } = await visit(browser, site.origin)
  await answerWith(context)
  const told: number[][] = []
  await context.route(`**${CLICKS}`, (route) => {
    told.push((route.request().postDataJSON() as { clicks: number[] }).clicks)
    const said = { status: true, message: 'The clicks are counted.' }
    return route.fulfill({ json: { ...said, data: said } })
  })
  await openStill(page, site.origin + PAGE)
  const ad = await showStrip(page)
  const listed = () => page.evaluate(() => localStorage.getItem('bannerClicks'))
  await ad.getByRole('link', { name: 'Have a look' }).click()
  assert.equal(await listed(), '[901]')
  const isTold = (times: number) => async () => {
    await page.clock.runFor(100)
    return told.length === times && (await listed()) === null
  }
  await until('it is told', isTold(1))
  await page.evaluate(() => localStorage.setItem('bannerClicks', '[902]'))
  await page.clock.runFor(14_000)
  assert.equal(told.length, 1, 'before the fifteen seconds are over')
  await until('the next one is told', isTold(2))
  assert.deepEqual(told, [[901], [902]])
  await close()
})

banners('a view whose call fails is told again under its number, by the next page too', async () => {
  const { page, context, close } = await visit(browser, site.origin)
  await answerWith(context)
  const numbers: (string | undefined)[] = []
  let isLost = true
  await context.route('**/api/ad-banner/increase-view/**', (route) => {
    numbers.push(route.request().headers()['foothold-number'])
    const said = { status: true, message: 'The view is counted.' }
    return isLost ? route.abort() : route.fulfill({ json: { ...said, data: said } })
  })
  await openStill(page, site.origin + PAGE)
  await showStrip(page)
  await until('it is told, in vain', () => numbers.length > 0)
  await openStill(page, site.origin + PAGE)
  isLost = false
  const isKept = () => page.evaluate(() => localStorage.getItem('foothold.ad-views-under-way') !== null)
  assert.ok(await isKept())
  await until('it arrives', async () => {
    await page.clock.runFor(1000)
    return !(await isKept())
  })
  assert.equal(new Set(numbers).size, 1)
  await close()
})

banners('five tabs tell a click once, also when the answer is lost', async () => {
  const { page, context, close } = await visit(browser, site.origin)
  await page.clock.install()
  await open(page, site.origin + PAGE)
  const tabs = [page]
  for (let more = 0; more < 4; more += 1) {
    const tab = await context.newPage()
    await open(tab, site.origin + PAGE)
    tabs.push(tab)
  }
  const numbers = new Set<number>()
  let isLost = true
  await context.route(`**${CLICKS}`, async (route) => {
    numbers.add((route.request().postDataJSON() as { sequence: number }).sequence)
    if (isLost) {
      await route.fetch()
      return route.abort()
    }
    return route.continue()
  })
  await page.evaluate(() => localStorage.setItem('bannerClicks', '[1]'))
  await until('one of them tells it', async () => {
    await page.clock.runFor(1000)
    return numbers.size > 0
  })
  isLost = false
  await until('it is answered', async () => {
    await page.clock.runFor(1000)
    return page.evaluate(() => localStorage.getItem('foothold.banner-clicks-under-way') === null)
  })
  assert.equal(numbers.size, 1)
  assert.equal(await page.evaluate(() => localStorage.getItem('bannerClicks')), null)
  await close()
})

for (const [length, isLong] of [
  [140, false],
  [141, true],
] as const)
  banners(
    `on a phone ${length} characters ${isLong ? 'are cut, with a control for the rest' : 'stand whole'}`,
    async () => {
      const { page, context, close } = await visit(browser, site.origin, { width: 390, height: 844 })
      await answerWith(context, { description: `<p>${'many words '.repeat(20).slice(0, length - 1)}x</p>` })
      await openStill(page, site.origin + PAGE)
      const ad = await showStrip(page)
      const more = ad.getByRole('button', { name: 'Show more' })
      assert.equal(await more.count(), isLong ? 1 : 0)
      if (isLong) {
        await page.clock.resume()
        assert.equal(await more.getAttribute('aria-expanded'), 'false')
        const height = async () => (await ad.boundingBox())?.height ?? 0
        const before = await height()
        await more.click()
        await ad.getByRole('button', { name: 'Show less' }).waitFor()
        assert.ok((await height()) > before)
        assert.deepEqual(await accessibilityFaults(page), [])
      }
      await close()
    },
  )

banners('where somebody logs in or a page stands alone, none is asked for', async () => {
  const { page, context, close } = await visit(browser, site.origin, { height: 300 })
  const asked = calls(context, TOP)
  await openStill(page, `${site.origin}/auth/signup`)
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.clock.runFor(30_000)
  assert.deepEqual(asked, [])
  await close()
})

banners.run()
