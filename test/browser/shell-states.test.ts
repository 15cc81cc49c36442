import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { isFull, looksAt } from '../support/looks'
import { shellMoments } from '../support/shell-moments'
import { OPENED, shellStates } from '../support/shell-states'
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

/** What one opens is looked at in each width; what comes by itself in one of them by turns (TEST_FULL=1: in all). */
const each = [
  ...shellStates.flatMap(({ widths, ...state }) => widths.map((width) => ({ ...state, width }))),
  ...shellMoments.flatMap(({ widths, ...state }, at) =>
    widths.filter((_, nth) => isFull || nth === at % widths.length).map((width) => ({ ...state, width })),
  ),
]

for (const [at, { name, width, as, path = '/', before, reach, there = OPENED, isFaulty }] of each.entries())
  for (const { dark, hindi } of looksAt(at))
    states(
      `${name} at ${width} px, ${dark ? 'dark' : 'light'}, ${hindi ? 'hi' : 'en'}: nothing that axe takes seriously`,
      async () => {
        const language = hindi ? { language: 'hn' as const } : {}
        const visitor = await visit(browser, site.origin, { width, dark, ...language, ...(as && { as }) })
        const { page } = visitor
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: dark ? 'dark' : 'light' })
        await before?.(page)
        await open(page, site.origin + (typeof path === 'string' ? path : await path(site.origin)))
        if (as) await page.locator('header a[href^="/auth/login"]').waitFor({ state: 'detached' })
        await reach?.(page)
        await page.locator(there).first().waitFor()
        assert.deepEqual(await accessibilityFaults(page), [])
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        assert.equal(sideways, 0)
        assert.deepEqual(isFaulty ? [] : visitor.faults, [])
        await visitor.close()
      },
    )

states.run()
