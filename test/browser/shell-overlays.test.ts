import assert from 'node:assert/strict'
import type { Browser, Locator, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const overlays = suite('shell overlays')
let site: RunningSite
let browser: Browser

overlays.before(async () => {
  site = await startSite()
  browser = await launch()
})
overlays.after(async () => {
  await browser?.close()
  await site?.stop()
})

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

overlays('questions wait for each other, and a pop-up for all of them', async () => {
  const visitor = await visit(browser, site.origin)
  const { page, faults } = visitor
  await open(page, `${site.origin}/__sandbox`)
  await page.getByRole('button', { name: 'Pop-up after two questions' }).click()
  await dialog(page, 'Are you sure?').waitFor()
  assert.equal(await page.getByRole('dialog').count(), 1)
  await page.keyboard.press('Escape')
  await dialog(page, 'Delete this?').waitFor()
  assert.equal(await page.getByRole('dialog').count(), 1)
  await page.keyboard.press('Escape')
  await dialog(page, 'Nothing matches both filters').waitFor()
  assert.equal(await page.getByRole('dialog').count(), 1)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await page.evaluate(() => document.documentElement.dataset['scrollLocks']), undefined)
  assert.deepEqual(faults, [])
  await visitor.close()
})

overlays('of three banners two show, and the ad comes last and alone', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await open(page, `${site.origin}/__sandbox`)
  await page.getByRole('button', { name: 'Three banners at once' }).click()
  const banners = page.getByRole('status').filter({ hasText: 'Banner' })
  for (const left of [2, 1, 1]) {
    await banners.nth(left - 1).waitFor()
    assert.equal(await banners.count(), left)
    await banners.first().getByRole('button', { name: 'Close' }).click()
  }
  await banners.first().waitFor({ state: 'detached' })
  await visitor.close()
})

overlays('a word typed wrong is said in a toast that can be reached, and beside the field', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await open(page, `${site.origin}/__sandbox?fullscreen-violation=1`)
  await page.getByLabel('Type', { exact: true }).selectOption('confirm')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const field = page.getByRole('textbox', { name: /confirm/ })
  await field.fill('confirn')
  await page.keyboard.press('Enter')
  await page.getByText("Please type 'confirm'").waitFor()
  await page.getByText("Input didn't match").waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  assert.equal(await page.getByRole('button', { name: 'Continue' }).isDisabled(), true)
  await field.fill('CONFIRM')
  await page.keyboard.press('Enter')
  await page.getByText('Answered: Yes').waitFor()
  await page.waitForURL(`${site.origin}/__sandbox`)
  await visitor.close()
})

/** How much of a button something else lies over. */
async function overlap(button: Locator, other: Locator): Promise<number> {
  const [a, b] = [await button.boundingBox(), await other.boundingBox()]
  assert.ok(a && b)
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, wide) * Math.max(0, high)
}

/** Moves the mouse and lets time pass until the question about cookies is there. */
async function awaitCookies(page: Page): Promise<Locator> {
  const cookies = page.getByRole('region', { name: 'Cookies' })
  await page.clock.runFor(3000) // the quiet moment in which it is fetched
  let moves = 0
  await until(
    'the question about cookies is there',
    async () => {
      await page.mouse.move(200 + (moves++ % 50), 300)
      await page.clock.runFor(1000)
      return cookies.isVisible()
    },
    20_000,
  )
  return cookies
}

for (const width of [390, 800, 1440])
  overlays(`the cookie question keeps off the main button at ${width} px`, async () => {
    const visitor = await visit(browser, site.origin, { as: 'organizer', width })
    const { page } = visitor
    await page.clock.install()
    await open(page, `${site.origin}/manage/opportunity/all/create`)
    const main = page.getByRole('button', { name: 'Continue' })
    const begin = page.getByRole('button', { name: 'Begin a new one' })
    await begin.or(main).first().waitFor()
    if (await begin.isVisible()) await begin.click()
    await main.waitFor()
    assert.equal(await overlap(main, await awaitCookies(page)), 0)
    await visitor.close()
  })

overlays('the cookie question waits for an open panel', async () => {
  const visitor = await visit(browser, site.origin, { as: 'student' })
  const { page } = visitor
  await page.clock.install()
  await open(page, site.origin)
  const cookies = await awaitCookies(page)
  await page.locator('header button[aria-haspopup="dialog"]:visible').last().click()
  await page.locator('dialog[open]').waitFor()
  await cookies.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await cookies.waitFor()
  await visitor.close()
})

overlays.run()
