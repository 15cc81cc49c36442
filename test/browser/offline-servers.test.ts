import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open } from '../support/browser'
import { openGate } from '../support/gate'
import { type RunningSite, startSite } from '../support/site'
import { settleOn } from '../support/worker'

const gone = suite('servers that are gone')
let site: RunningSite
let browser: Browser
let gate: Awaited<ReturnType<typeof openGate>>

gone.before(async () => {
  site = await startSite()
  gate = await openGate(site.origin)
  browser = await launch()
})
gone.after(async () => {
  await browser?.close()
  await gate?.close()
  await site?.stop()
})
gone.after.each(() => gate.mend())

const settle = (path: string) => settleOn(browser, gate.origin, path)

gone(
  'a server that is gone without the browser knowing is told by the page that was kept, until it answers',
  async () => {
    const visitor = await settle('/internships')
    const { page } = visitor
    gate.cut()
    await open(page, `${gate.origin}/internships`)
    const banner = page.getByRole('alert').filter({ hasText: /This page is from/ })
    await banner.waitFor()
    gate.mend()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))) // looked at again
    await banner.waitFor({ state: 'detached' })
    await visitor.close()
  },
)

gone('what a gateway says for a server that is gone is no answer where a page is kept', async () => {
  const visitor = await settle('/internships')
  const { page } = visitor
  gate.refuse(502)
  await open(page, `${gate.origin}/internships`)
  const banner = page.getByRole('alert').filter({ hasText: /This page is from/ })
  await banner.waitFor()
  await page.locator('main a[href^="/internships/"]').first().waitFor()
  const looked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await looked
  assert.ok(await banner.isVisible(), 'a gateway is not the server')
  const never = await page.goto(`${gate.origin}/jobs`)
  assert.equal(never?.status(), 502, 'where nothing is kept it is all there is to say')
  await open(page, `${gate.origin}/internships`)
  gate.mend()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))) // looked at again
  await banner.waitFor({ state: 'detached' })
  await visitor.close()
})

gone('a page that is kept is not waited for longer than people wait', async () => {
  const visitor = await settle('/internships')
  const { page } = visitor
  gate.hold()
  await open(page, `${gate.origin}/internships`)
  await page
    .getByRole('alert')
    .filter({ hasText: /This page is from/ })
    .waitFor()
  await visitor.close()
})

gone.run()
