import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, type Visitor, visit } from '../support/browser'
import { inSight } from '../support/clock'
import { stop, walkPanel, walkRound } from '../support/focus'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const keys = suite('overlays by keyboard alone')
let site: RunningSite
let browser: Browser

keys.before(async () => {
  site = await startSite()
  browser = await launch()
})
keys.after(async () => {
  await browser?.close()
  await site?.stop()
})

const MOST_STEPS = 150

/** Presses Tab until what has the focus is called so. */
async function walkTo(page: Page, name: RegExp): Promise<void> {
  for (let left = MOST_STEPS; left > 0; left--) {
    await page.keyboard.press('Tab')
    const here = await stop(page)
    if (!name.test(here.name)) continue
    assert.ok(here.isSeen && here.hasRing, `${here.name} has the focus and does not show it`)
    return
  }
  throw new Error(`${String(name)} is not reached by Tab`)
}

async function openPanel(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await open(page, site.origin)
  await page.locator('header a[href^="/auth/login"]').waitFor({ state: 'detached' })
  await walkTo(page, /^Account of/)
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('dialog[open]') !== null)
}

const noneIsOpen = (page: Page) => page.locator('dialog[open]').waitFor({ state: 'detached' })

for (const { as, button, dialog } of [
  { as: 'tpo-admin', button: /^University Dashboard/, dialog: 'Select Dashboard' },
  { as: 'organizer', button: /^Switch account/, dialog: 'Switch account' },
])
  keys(`“${dialog}” is opened from the profile panel, walked round, and left`, async () => {
    const visitor = await visit(browser, site.origin, { as })
    const { page, faults } = visitor
    await openPanel(visitor)
    await page.getByRole('dialog').getByRole('button', { name: button }).waitFor()
    await walkTo(page, button)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: dialog }).waitFor()
    await walkRound(page, dialog)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'detached' })
    // It may have stood over the panel, which is still there then.
    await page.keyboard.press('Escape')
    await noneIsOpen(page)
    assert.equal(await page.evaluate(() => document.documentElement.dataset['scrollLocks']), undefined)
    assert.deepEqual(faults, [])
    await visitor.close()
  })

keys('a dashboard is chosen by keyboard', async () => {
  const visitor = await visit(browser, site.origin, { as: 'tpo-admin' })
  const { page } = visitor
  await openPanel(visitor)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^University Dashboard/ })
    .waitFor()
  await walkTo(page, /^University Dashboard/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Select Dashboard' }).getByRole('link').first().waitFor()
  await walkTo(page, /^Sahyadri College/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Sahyadri College of Engineering' }).waitFor()
  await visitor.close()
})

keys('the cookie question is reached, answered, and gives way without taking the focus', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await open(page, `${site.origin}/legal/terms-of-use`)
  const question = page.getByRole('region', { name: 'Cookies' })
  let moves = 0
  await until('the question is there', async () => {
    await page.mouse.move(200 + (moves++ % 50), 300)
    return question.isVisible()
  })
  assert.equal(await question.evaluate((region) => region.contains(document.activeElement)), false)
  await walkTo(page, /^Only the needed ones/)
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  // As the page has them: they are on their way to the rest of the browser for a moment.
  const kept = (await page.evaluate(() => document.cookie))
    .split('; ')
    .filter((each) => each.startsWith('allowedCookie'))
  assert.deepEqual(kept.sort(), ['allowedCookie=2', 'allowedCookieForThirdParty=1'])
  await visitor.close()
})

keys('a question is confirmed by typing, and gives the focus back to what asked it', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await open(page, `${site.origin}/__sandbox`)
  await page.getByLabel('Type', { exact: true }).selectOption('confirm')
  const ask = page.getByRole('button', { name: 'Ask', exact: true })
  await ask.focus()
  await walkPanel(page, 'the question')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.matches('dialog[open] input'))
  await page.keyboard.press('Control+k') // a question is answered before the palette opens
  await page.keyboard.type('confirm')
  await page.keyboard.press('Enter')
  await page.getByText(/^Answered: .*Yes$/).waitFor()
  await noneIsOpen(page)
  await page.waitForFunction(() => document.activeElement?.textContent === 'Ask')
  await visitor.close()
})

keys('the login prompt and the nudge come with the focus inside, and Escape sends them away', async () => {
  for (const { as, wait, path } of [
    { as: undefined, wait: 12_000, path: '/internships' },
    { as: 'volunteer', wait: 20_000, path: '/legal/terms-of-use' },
  ]) {
    const visitor = await visit(browser, site.origin, as ? { as } : {})
    const { page } = visitor
    await page.clock.install()
    await open(page, site.origin + path)
    await page.clock.runFor(2500)
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
    await inSight(page, false)
    await page.clock.runFor(60_000)
    assert.equal(await page.getByRole('dialog').count(), 0, 'it came into a tab that was put away')
    await inSight(page, true)
    await until(
      'it is there',
      async () => {
        await page.clock.runFor(1000)
        return page.getByRole('dialog').isVisible()
      },
      wait,
    )
    await page.clock.resume()
    await walkRound(page, path)
    await page.keyboard.press('Escape')
    await noneIsOpen(page)
    await visitor.close()
  }
})

keys.run()
