import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, type Visitor, visit } from '../support/browser'
import { pause } from '../support/clock'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const consent = suite('cookie consent')
let site: RunningSite
let browser: Browser

consent.before(async () => {
  site = await startSite()
  browser = await launch()
})
consent.after(async () => {
  await browser?.close()
  await site?.stop()
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

/** Opens a page, the start page if not said, with a clock that stands still, and waits until its quiet parts listen. */
async function openStill(
  prepare: (page: Page) => Promise<unknown> = async () => {},
  { path = '/', width = 1440 } = {},
): Promise<Visitor> {
  const visitor = await visit(browser, site.origin, { width })
  const { page } = visitor
  await page.clock.install()
  await prepare(page)
  await page.goto(site.origin + path)
  await page.locator('html[data-ready]').waitFor()
  await page.clock.runFor(2500) // idle callbacks of a page with a fake clock
  await page.waitForLoadState('networkidle') // what stands from the first quiet moment on is fetched
  await pause(page)
  return visitor
}

const question = (page: Page) => page.getByRole('heading', { name: 'Cookies' })
const cookiesOf = async ({ context }: Visitor) =>
  Object.fromEntries((await context.cookies()).map(({ name, value, sameSite }) => [name, `${value} ${sameSite}`]))

consent('asks 2 s after the first movement and not before; accepting is kept', async () => {
  const visitor = await openStill()
  const { page } = visitor
  await page.clock.runFor(10_000)
  assert.equal(await question(page).isVisible(), false, 'asked before anything moved')
  await page.mouse.move(200, 300)
  await page.clock.runFor(1990)
  assert.equal(await question(page).isVisible(), false, 'asked too early')
  await page.clock.runFor(20)
  await page.clock.resume()
  await question(page).waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/tracking/consent'))
  await page.getByRole('button', { name: 'Accept all' }).click()
  await question(page).waitFor({ state: 'detached' })
  assert.equal((await kept).status(), 204)
  assert.equal((await cookiesOf(visitor))['allowedCookie'], '1 Strict')
  await visitor.close()
})

consent('refusing keeps the needed ones, and both can be changed later', async () => {
  const visitor = await openStill()
  const { page } = visitor
  await page.mouse.move(200, 300)
  await page.clock.runFor(2100)
  await page.clock.resume()
  await page.getByRole('button', { name: 'Only the needed ones' }).click()
  await question(page).waitFor({ state: 'detached' })
  const cookies = await cookiesOf(visitor)
  assert.deepEqual([cookies['allowedCookie'], cookies['allowedCookieForThirdParty']], ['2 Strict', '1 Strict'])
  await open(page, `${site.origin}/legal/cookies`)
  await page.getByRole('radio', { name: /Accept all/ }).check()
  await page.waitForFunction(() => document.cookie.includes('allowedCookie=1'))
  assert.equal((await cookiesOf(visitor))['allowedCookieForThirdParty'], undefined)
  await visitor.close()
})

consent('no name of the browser stands before it is allowed, nor after it was refused; other tabs follow', async () => {
  const visitor = await visit(browser, site.origin)
  const { page, context } = visitor
  const name = () => page.evaluate(() => localStorage.getItem('foothold.client'))
  const choose = (tab: Page, choice: RegExp) => tab.getByRole('radio', { name: choice }).check()
  await open(page, `${site.origin}/legal/cookies`)
  assert.equal(await name(), null, 'before a choice')
  await choose(page, /Only the needed/)
  await page.waitForFunction(() => document.cookie.includes('allowedCookie=2'))
  assert.equal(await name(), null, 'after a refusal')
  await choose(page, /Accept all/)
  await page.waitForFunction(() => localStorage.getItem('foothold.client') !== null)
  const other = await context.newPage()
  await open(other, `${site.origin}/legal/cookies`)
  await choose(other, /Only the needed/)
  await page.waitForFunction(() => localStorage.getItem('foothold.client') === null)
  await page.locator('input[type="radio"][value="needed"]:checked').waitFor({ state: 'attached' })
  await visitor.close()
})

consent('a tab that asks stops asking once another one was answered', async () => {
  const asking = await openStill()
  await asking.page.mouse.move(200, 300)
  await asking.page.clock.runFor(2100)
  await asking.page.clock.resume()
  await question(asking.page).waitFor()
  const other = await asking.context.newPage()
  await open(other, `${site.origin}/legal/cookies`)
  await other.getByRole('radio', { name: /Only the needed/ }).check()
  await question(asking.page).waitFor({ state: 'detached' })
  await asking.close()
})

consent('a choice that the server could not hear of is told by a later page, once', async () => {
  const visitor = await visit(browser, site.origin)
  const { page, context } = visitor
  const told: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/tracking/consent') && answer.request().method() === 'POST')
      told.push(answer.status())
  })
  await context.route('**/api/tracking/consent', (route) => route.abort())
  await open(page, `${site.origin}/legal/cookies`)
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/tracking/consent'))
  await page.getByRole('radio', { name: /Accept all/ }).check()
  await tried
  await context.unroute('**/api/tracking/consent')
  await open(page, `${site.origin}/legal/terms-of-use`)
  await page.waitForFunction(() => localStorage.getItem('foothold.consent-unsent') === null)
  await open(page, `${site.origin}/legal/cookies`)
  assert.deepEqual(told, [204])
  await visitor.close()
})

for (const path of ['/auth/login', '/auth/signup'])
  consent(`on a phone whatever has the focus on ${path} stands clear of the question`, async () => {
    const { page, close } = await openStill(undefined, { path, width: 390 })
    await page.mouse.move(200, 300)
    await page.clock.runFor(2100)
    await page.clock.resume()
    await question(page).waitFor()
    const covered = await page.evaluate(() => {
      const card = document.querySelector('[aria-labelledby="cookies"]')
      const seen = [...document.querySelectorAll<HTMLElement>('main :is(input, button, a)')].filter(
        (each) => each.offsetHeight > 8 && !card?.contains(each),
      )
      return seen
        .filter((each) => {
          each.focus()
          return each.getBoundingClientRect().bottom > (card?.getBoundingClientRect().top ?? 0)
        })
        .map((each) => each.outerHTML)
    })
    assert.deepEqual(covered, [])
    await question(page).locator('xpath=ancestor::section').getByRole('button').last().click()
    await page.locator('html:not([data-asking])').waitFor()
    await close()
  })

for (const [where, prepare] of [
  ['with the hide flag', (page: Page) => page.addInitScript(() => localStorage.setItem('hideCookieBanner', '1'))],
  [
    'on iOS',
    (page: Page) =>
      page.addInitScript((agent) => Object.defineProperty(navigator, 'userAgent', { value: agent }), IPHONE),
  ],
] as const) {
  consent(`does not ask ${where}`, async () => {
    const visitor = await openStill(prepare)
    await visitor.page.mouse.move(200, 300)
    await visitor.page.clock.runFor(5000)
    await visitor.page.clock.resume()
    assert.equal(await question(visitor.page).isVisible(), false)
    await visitor.close()
  })
}

consent.run()
