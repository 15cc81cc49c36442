import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch } from '../support/browser'
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

suiteOf.run()
