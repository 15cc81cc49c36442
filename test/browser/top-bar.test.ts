import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('top bar: what its search suggests, and to whom it offers Login')
let site: RunningSite
let browser: Browser

test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

test('what is suggested names its keys, leads to all results, and goes with Escape', async () => {
  const { page, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/internships`)
  const field = page.getByRole('combobox', { name: 'Search Opportunities' })
  await field.fill('analyst')
  await page.getByRole('option').first().waitFor()
  const all = page.getByRole('button', { name: /^All [\d,]+ results for “analyst”$/ })
  await all.waitFor()
  // Of six with one title each says whose it is, what it pays and until when.
  await page
    .getByRole('option', { name: /Analyst.* · ₹.* · (\d\d\/\d\d\/\d\d|.*left|closes .*)$/ })
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await all.waitFor({ state: 'hidden' })
  await page.getByRole('banner').getByRole('button', { name: 'Clear' }).click()
  assert.equal(await field.inputValue(), '')
  await field.fill('analyst')
  await all.click()
  await page.waitForURL('**/all-opportunities?q=analyst')
  await close()
})

test('on a phone the search screen leads to all that is found, below what it suggests', async () => {
  const visitor = await visit(browser, site.origin, { width: 390 })
  const { page, faults } = visitor
  await open(page, `${site.origin}/internships`)
  await page.getByRole('banner').getByRole('link', { name: 'Search Opportunities' }).click()
  const search = page.getByRole('dialog', { name: 'Search Opportunities' })
  await search.getByRole('combobox').fill('analyst')
  const all = search.getByRole('button', { name: /^All [\d,]+ results for “analyst”$/ })
  assert.ok(((await all.boundingBox())?.height ?? 0) >= 44)
  await all.click()
  await page.waitForURL('**/all-opportunities?q=analyst')
  await search.waitFor({ state: 'detached' })
  assert.deepEqual(faults, [])
  await visitor.close()
})

test('whoever is signed in is not offered Login while their page comes alive, and whoever is not sees it at once', async () => {
  const visitor = await visit(browser, site.origin, { as: 'student' })
  const { page } = visitor
  await open(page, `${site.origin}/internships`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .waitFor()
  // Their next page has its words, and its scripts are still on their way.
  await page.route('**/*.js', () => {})
  await page.goto(`${site.origin}/jobs`, { waitUntil: 'commit' })
  const login = page.locator('header a[href^="/auth/login"]')
  await login.waitFor({ state: 'attached' })
  assert.equal(await login.isVisible(), false)
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${site.origin}/internships`, { waitUntil: 'commit' })
  await login.waitFor()
  await visitor.close()
})

test.run()
