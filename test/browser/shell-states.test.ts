import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { looksAt } from '../support/looks'
import { type RunningSite, startSite } from '../support/site'

const states = suite('shell states')
let site: RunningSite
let browser: Browser

states.before(async () => {
  site = await startSite()
  browser = await launch()
})
states.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** The account's button in any language: the last one of the bar that opens a panel. */
const openAccount = (page: Page) => page.locator('header button[aria-haspopup="dialog"]:visible').last().click()

/** Each state of the shell, how it comes about, and what then stands there. */
const all: readonly {
  readonly name: string
  readonly width: number
  readonly as?: string
  readonly path?: string
  readonly reach: (page: Page) => Promise<unknown>
}[] = [
  { name: 'profile panel', width: 1440, as: 'organizer', reach: openAccount },
  { name: 'profile panel', width: 390, as: 'admin', reach: openAccount },
  {
    name: 'More',
    width: 390,
    reach: (page) => page.locator('nav button[aria-haspopup="dialog"]:visible').last().click(),
  },
  {
    name: 'More',
    width: 1440,
    reach: (page) =>
      page
        .locator('header')
        .getByRole('button', { name: /^(More|और)$/ })
        .click(),
  },
  {
    name: 'folded menu',
    width: 800,
    reach: (page) => page.locator('header button[aria-haspopup="dialog"]').first().click(),
  },
  { name: 'palette', width: 1440, as: 'student', reach: (page) => page.keyboard.press('Control+k') },
  {
    name: 'search',
    width: 390,
    reach: (page) => page.locator('header a[aria-label][href="/all-opportunities"]').click(),
  },
  {
    name: 'side menu',
    width: 1440,
    as: 'organizer',
    path: '/user/registrations/all/all',
    reach: (page) => page.locator('[data-side-menu]').waitFor(),
  },
]

for (const [at, { name, width, as, path = '/', reach }] of all.entries())
  for (const { dark, hindi } of looksAt(at))
    states(
      `${name} at ${width} px, ${dark ? 'dark' : 'light'}, ${hindi ? 'hi' : 'en'}: nothing that axe takes seriously`,
      async () => {
        const language = hindi ? { language: 'hn' as const } : {}
        const visitor = await visit(browser, site.origin, { width, dark, ...language, ...(as && { as }) })
        const { page } = visitor
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: dark ? 'dark' : 'light' })
        await open(page, site.origin + path)
        if (as) await page.locator('header button[aria-haspopup="dialog"] svg').last().waitFor({ state: 'attached' })
        await reach(page)
        await page.locator('dialog[open], [popover]:popover-open, [data-side-menu]').first().waitFor()
        assert.deepEqual(await accessibilityFaults(page), [])
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        assert.equal(sideways, 0)
        assert.deepEqual(visitor.faults, [])
        await visitor.close()
      },
    )

states.run()
