import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import en from '../../features/listings/locales/en.json'
import hn from '../../features/listings/locales/hi.json'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const words = suite('the words of a page')
const listings = { en, hn }
let site: RunningSite
let browser: Browser

words.before(async () => {
  site = await startSite()
  browser = await launch()
})
words.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Catalogues that stay away until they are let come. */
async function withoutCatalogues(page: Page): Promise<() => void> {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\/assets\/c\/(texts-)?(en|hi)-\w+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return () => letCome()
}

for (const language of ['en', 'hn'] as const)
  words(`come with it: it is alive before any catalogue is here (${language})`, async () => {
    const { page, faults, close } = await visit(browser, site.origin, { ...(language === 'hn' && { language }) })
    const letCome = await withoutCatalogues(page)
    for (const path of ['/', '/internships', '/auth/login']) {
      await open(page, site.origin + path)
      const drawn = await page.locator('#main').innerText()
      assert.doesNotMatch(drawn, /\b(web|ui|listings|session|navigation)\.[a-z]/)
    }
    await open(page, `${site.origin}/internships`)
    const named = (key: 'add' | 'remove') =>
      page.getByRole('button', { name: RegExp(listings[language][`listings.compare.${key}`].replace('{title}', '.+')) })
    await named('add').first().press('Enter')
    await page.locator('main [aria-pressed=true]').first().waitFor()
    assert.equal(await named('remove').count(), 0)
    letCome()
    await named('remove').first().waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

words('that are personal come with their texts: who is signed in sees no empty button', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  const letCome = await withoutCatalogues(page)
  await open(page, `${site.origin}/internships`)
  letCome()
  await page.locator('main [aria-pressed]').first().waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header button, main button')].every(
      (each) => (each.textContent ?? '').trim() !== '' || (each.getAttribute('aria-label') ?? '') !== '',
    ),
  )
  assert.deepEqual(faults, [])
  await close()
})

words.run()
