import assert from 'node:assert/strict'
import type { Browser, Locator, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('on paper')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const colours = (part: Locator) =>
  part.evaluate((node) => {
    const { backgroundColor, color } = getComputedStyle(node)
    return { backgroundColor, color }
  })
const LIGHT = 'rgb(255, 255, 255)'

/** Pinned by the reader, and by the device. */
async function darken(page: Page, media: 'screen' | 'print') {
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await page.emulateMedia({ media, colorScheme: 'dark' })
}

test('a receipt and an opportunity are dark on white, whatever theme they are read in', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  const { items } = await (await page.request.get(`${site.origin}/api/registrations/mine`)).json()
  const cards = [
    [`/user/registrations/receipt/${items[0].id}`, 'main article'],
    [items[0].path, 'main aside > :last-child'],
  ] as const
  for (const [path, card] of cards) {
    await open(page, site.origin + path)
    await page.locator(card).first().waitFor()
    await darken(page, 'screen')
    assert.notEqual((await colours(page.locator(card).first())).backgroundColor, LIGHT)
    await darken(page, 'print')
    assert.equal((await colours(page.locator(card).first())).backgroundColor, LIGHT, path)
    assert.equal((await colours(page.locator('main dt').first())).color, 'rgb(93, 106, 100)', path)
  }
  assert.deepEqual(faults, [])
  await close()
})

test.run()
