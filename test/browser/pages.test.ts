import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { parse } from 'regexparam'
import { suite } from 'uvu'
import { type Page as SitePage, pages } from '../../features/web/contract'
import { siteFeatures } from '../../hosts/site/features'
import { launch } from '../support/browser'
import { goThrough } from '../support/go-through'
import { type RunningSite, startSite } from '../support/site'
import { type Address, findAddresses, lookedAt } from '../support/site-addresses'

const suiteOf = suite('pages that everybody sees')
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

suiteOf('every contributed page is among those looked at', () => {
  const contributed = siteFeatures
    .flatMap(({ contributes = [] }) => contributes)
    .filter(({ to }) => to.name === pages.name)
  assert.ok(contributed.length >= 20, `${contributed.length} pages`)
  for (const { item } of contributed) {
    const { path } = item as SitePage
    const { pattern } = parse(path)
    assert.ok(
      addresses.some((each) => pattern.test(each.path.split('?')[0] ?? '')),
      `Nobody looks at ${path}: add an address of it to this test.`,
    )
  }
})

suiteOf(
  'from 320 to 1440 px: nothing scrolls sideways, one heading, no errors, nothing that axe takes seriously',
  async () => {
    const everyone = [undefined] as const
    const problems = await Promise.all(everyone.map((as) => goThrough({ browser, site }, addresses, as)))
    assert.deepEqual(problems.flat(), [])
  },
)

suiteOf.run()
