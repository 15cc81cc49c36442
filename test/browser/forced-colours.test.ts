import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('where the browser chooses the colours')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** By what one sees that it is on, and the same of one that is not. */
const CHOICES = {
  segment: ['[role="radiogroup"] label:has(:checked)', '[role="radiogroup"] label:not(:has(:checked))'],
  tab: ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
  chip: ['main button[aria-pressed="true"]:not([title])', 'main button[aria-pressed="false"]:not([title])'],
} as const

test('what is chosen differs from what is not', async () => {
  const context = await browser.newContext({ forcedColors: 'active', reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  await open(page, `${site.origin}/__sandbox`)
  const looksOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => {
        const { backgroundColor, borderBottomColor } = getComputedStyle(each)
        return `${backgroundColor} ${borderBottomColor}`
      })
  for (const [what, [on, off]] of Object.entries(CHOICES)) assert.notEqual(await looksOf(on), await looksOf(off), what)
  const track = '[role="switch"] + span'
  const before = await looksOf(track)
  await page.getByRole('switch').first().press('Space')
  assert.notEqual(await looksOf(track), before, 'switch')
  await context.close()
})

test.run()
