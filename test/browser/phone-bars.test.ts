import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('what stands at the foot of a phone, and what scrolls above it')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

test('a filter far down is ticked, and the filters stay in sight', async () => {
  const { page, close } = await visit(browser, site.origin, { width: 390, height: 844 })
  await open(page, `${site.origin}/internships`)
  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByText('Freshers').click()
  await filters.getByRole('checkbox', { name: /^Freshers/, checked: true }).waitFor()
  await filters.getByRole('button', { name: /^Show \d+$/ }).waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  assert.equal(await filters.evaluate((drawer) => drawer.scrollTop), 0)
  await close()
})

test('what was chosen to be compared stands above the bar of an opportunity and of its form', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'student', width: 390, height: 844 })
  await open(page, `${site.origin}/internships?eligible=yes`)
  for (const at of [0, 1]) {
    const row = page.locator('main li[data-opportunity]:visible').nth(at)
    await row.hover()
    await row.getByRole('button', { name: /^Compare / }).click()
    await row.getByRole('button', { name: /out of the comparison$/ }).waitFor()
  }
  await page.locator('main li[data-opportunity] h2 a:visible, main li[data-opportunity] h3 a:visible').first().click()
  const compare = page.getByRole('link', { name: 'Compare 2' })
  const apply = page.getByRole('main').getByRole('link', { name: 'Apply' }).first()
  await apply.waitFor()
  await compare.click({ trial: true })
  await apply.click()
  const send = page.getByRole('button', { name: 'Send application' })
  await send.click({ trial: true })
  await compare.click()
  await page.getByRole('heading', { name: 'Compare opportunities' }).waitFor()
  await close()
})

test('the menu is pulled down by its handle with a finger', async () => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await open(page, `${site.origin}/internships`)
  await page.getByRole('navigation', { name: 'Main, bottom' }).getByRole('button', { name: 'More' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const handle = await menu.locator('[data-handle]').boundingBox()
  // A thumb does not meet a line of four pixels.
  const [x, y] = [195, (handle?.y ?? 0) + (handle?.height ?? 0) / 2 + 8]
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly number[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((y) => ({ x, y })) })
  await touch('touchStart', y)
  for (const far of [20, 60, 100, 140]) await touch('touchMove', y + far)
  await touch('touchEnd')
  await menu.waitFor({ state: 'hidden' })
  await context.close()
})

test('a tap beside a sheet closes it, and presses nothing that lies below', async () => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await open(page, `${site.origin}/internships`)
  const row = page.locator('main li[data-opportunity] h2 a').first()
  const { x = 0, y = 0 } = (await row.boundingBox()) ?? {}
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const order = page.getByRole('menu').filter({ visible: true })
  for (const [opener, sheet] of [
    [page.getByRole('navigation', { name: 'Main, bottom' }).getByRole('button', { name: 'More' }), menu],
    [page.getByRole('main').locator('button[aria-haspopup="menu"]').first(), order],
  ] as const) {
    await opener.tap()
    await sheet.waitFor()
    await page.touchscreen.tap(x + 8, y + 8)
    await sheet.waitFor({ state: 'hidden' })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    assert.equal(new URL(page.url()).pathname, '/internships')
  }
  await page.evaluate(
    ([left, top]) => {
      const field = Object.assign(document.createElement('input'), { id: 'below' })
      Object.assign(field.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, zIndex: '999' })
      document.body.append(field)
    },
    [x, y] as const,
  )
  await page.getByRole('main').locator('button[aria-haspopup="menu"]').first().tap()
  await order.waitFor()
  await page.touchscreen.tap(x + 8, y + 8)
  await order.waitFor({ state: 'hidden' })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  assert.equal(await page.locator('#below:focus').count(), 0)
  await page.touchscreen.tap(x + 8, y + 8)
  await page.locator('#below:focus').waitFor()
  await page.locator('#below').evaluate((field) => field.remove())
  await row.tap()
  await page.waitForURL((url) => url.pathname !== '/internships')
  await context.close()
})

test('who cannot pull the menu down finds a button for it', async () => {
  const { page, close } = await visit(browser, site.origin, { width: 390, height: 844 })
  await open(page, `${site.origin}/internships`)
  await page.getByRole('navigation', { name: 'Main, bottom' }).getByRole('button', { name: 'More' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Close' }).press('Enter')
  await menu.waitFor({ state: 'hidden' })
  await close()
})

test('a page without the bar at its foot leaves no room for it', async () => {
  const { page, close } = await visit(browser, site.origin, { width: 390, height: 900 })
  await open(page, `${site.origin}/auth/login`)
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 0)
  await close()
})

test.run()
