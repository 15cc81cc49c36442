import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, type Visitor, visit } from '../support/browser'
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

/** Who was here already, by account: a page that has its scripts costs half of what one costs that fetches them. */
const known = new Map<string | undefined, Visitor>()

async function visitorFor(as: string | undefined, isBrief: boolean): Promise<Visitor> {
  const before = isBrief ? known.get(as) : undefined
  if (before) return before
  const visitor = await visit(browser, site.origin, as ? { as } : {})
  if (isBrief) known.set(as, visitor)
  return visitor
}

/** What went wrong half-way may stand open still: whoever comes next begins anew. */
async function part(as: string | undefined, visitor: Visitor, isBrief: boolean, isDone: boolean): Promise<void> {
  if (isBrief && isDone) return
  if (isBrief) known.delete(as)
  await visitor.close()
}

for (const [at, state] of each.entries()) {
  const { name, width, as, path = '/', before, reach, there = OPENED, isFaulty, isBrief = false } = state
  for (const { dark, hindi } of looksAt(at))
    states(
      `${name} at ${width} px, ${dark ? 'dark' : 'light'}, ${hindi ? 'hi' : 'en'}: nothing that axe takes seriously`,
      async () => {
        const visitor = await visitorFor(as, isBrief)
        const { page, context } = visitor
        const faultsBefore = visitor.faults.length
        let isDone = false
        try {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: dark ? 'dark' : 'light' })
          await context.addCookies([{ name: 'unLang', value: hindi ? 'hn' : 'en', url: site.origin }])
          await before?.(page)
          await open(page, site.origin + (typeof path === 'string' ? path : await path(site.origin)))
          if (as) await page.locator('header a[href^="/auth/login"]').waitFor({ state: 'detached' })
          await reach?.(page)
          // Panels that are drawn beforehand may be on their way too, where nobody sees them.
          await page.locator(there).filter({ visible: true }).first().waitFor()
          assert.deepEqual(await accessibilityFaults(page), [])
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          assert.equal(sideways, 0)
          assert.deepEqual(isFaulty ? [] : visitor.faults.slice(faultsBefore), [])
          isDone = true
        } finally {
          await part(as, visitor, isBrief, isDone)
        }
      },
    )
}

states.run()
