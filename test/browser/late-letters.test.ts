import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, visit } from '../support/browser'
import { shiftFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const letters = suite('letters that come late')
let site: RunningSite
let browser: Browser

letters.before(async () => {
  site = await startSite()
  browser = await launch()
})
letters.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Addresses whose first screen is mostly text: running, in rows. */
async function addresses(): Promise<readonly string[]> {
  const found = (await (await fetch(`${site.origin}/api/listings/search?limit=3`)).json()) as {
    readonly items: readonly { readonly path: string }[]
  }
  return ['/', '/internships', '/legal/privacy-policy', ...found.items.map(({ path }) => path)]
}

for (const width of [390, 800, 1440])
  letters(`at ${width} px nothing moves when the fonts arrive after everything else`, async () => {
    const moved: string[] = []
    for (const path of await addresses()) {
      const { page, close } = await visit(browser, site.origin, { width })
      let release = () => {}
      const released = new Promise<void>((done) => {
        release = done
      })
      await page.route(/\.woff2$/, async (route) => {
        await released
        await route.continue()
      })
      // Fonts hold the page's load back: it is alive before.
      await page.goto(site.origin + path, { waitUntil: 'commit' })
      await page.locator('html[data-ready]').waitFor()
      const before = await page.evaluate(() => document.fonts.check('400 16px Figtree'))
      release()
      await page.waitForFunction(() => document.fonts.status === 'loaded' && document.fonts.check('400 16px Figtree'))
      moved.push(
        ...(before ? ['the fonts were not late'] : []),
        ...(await shiftFaults(page)).map((each) => `${path} ${each}`),
      )
      await close()
    }
    assert.deepEqual(moved, [])
  })

letters.run()
