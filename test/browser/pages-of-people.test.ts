import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { goThrough } from '../support/go-through'
import { type RunningSite, startSite } from '../support/site'
import { type Address, findAddresses, lookedAt } from '../support/site-addresses'

const suiteOf = suite('pages of who is signed in')
let site: RunningSite
let browser: Browser
let addresses: readonly Address[]

suiteOf.before(async () => {
  site = await startSite(lookedAt)
  browser = await launch()
  addresses = await findAddresses({ browser, site })
})
suiteOf.after(async () => {
  await browser?.close()
  await site?.stop()
})

suiteOf(
  'from 320 to 1440 px: nothing scrolls sideways, one heading, no errors, nothing that axe takes seriously',
  async () => {
    const everyone = ['student', 'organizer', 'admin', 'tpo-admin'] as const
    const problems = await Promise.all(everyone.map((as) => goThrough({ browser, site }, addresses, as)))
    assert.deepEqual(problems.flat(), [])
  },
)

suiteOf('rails of the start page stand equally far apart, also where one has nothing to show', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  await open(page, site.origin)
  await page.getByRole('heading', { name: 'New jobs' }).waitFor()
  const apart = await page.locator('main section:has(h2)').evaluateAll((rails) => {
    const boxes = rails.map((each) => each.getBoundingClientRect())
    return boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at] as DOMRect).bottom))
  })
  assert.deepEqual([apart.length > 1, new Set(apart).size], [true, 1], `they are ${apart.join(', ')} px apart`)
  assert.deepEqual(faults, [])
  await close()
})

suiteOf.run()
