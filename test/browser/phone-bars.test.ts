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

test.run()
