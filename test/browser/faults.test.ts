import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launchCounted, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const faults = suite('errors as admins see them')
let site: RunningSite
let browser: Browser

faults.before(async () => {
  site = await startSite()
  browser = await launchCounted()
})
faults.after(async () => {
  await browser?.close()
  await site?.stop()
})

faults(
  'the id that a visitor reads out finds the error, its source and what led there; resolved it leaves the list',
  async () => {
    const visitor = await visit(browser, site.origin)
    const { page } = visitor
    await visitor.context.addCookies([{ name: 'allowedCookie', value: '1', url: site.origin }])
    await page.route('**/api/listings/search*', (route) => route.fulfill({ json: { items: 'not a list' } }))
    await open(page, site.origin)
    await page.waitForLoadState('networkidle')
    await page.locator('footer a[href="/internships"]').first().click()
    const id = await page.locator('main').getByRole('alert').locator('code').textContent()
    // A page waits two seconds before it tells.
    await until('the log has it', () => site.said().includes(String(id)))
    await visitor.close()

    const admin = await visit(browser, site.origin, { as: 'admin' })
    const desk = admin.page
    await until(
      'the error is there',
      async () => {
        await open(desk, `${site.origin}/manage/errors?q=${id}`)
        const row = desk.locator('main li h2').first()
        return row.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false, // it is kept a second after it is in the log
        )
      },
      30_000,
    ) // each look opens the page anew
    assert.deepEqual(await accessibilityFaults(desk), [])
    await desk.locator('main li h2 a').click()
    await desk.getByRole('heading', { level: 1, name: 'TypeError' }).waitFor()
    // As it stands in the source, not in the build.
    await desk
      .locator('main ol code', { hasText: /^.*features\/.+\.tsx?:\d+:\d+\)?$/ })
      .first()
      .waitFor()
    await desk
      .locator('main tr', { hasText: String(id) })
      .locator('summary')
      .click()
    await desk.locator('main tr code', { hasText: 'page listings.' }).first().waitFor()
    assert.deepEqual(await accessibilityFaults(desk), [])
    await desk.getByRole('button', { name: 'Ignore' }).click()
    await desk.getByText('Say why it can be ignored.').waitFor()
    await desk.getByRole('button', { name: 'Resolve' }).click()
    await desk.getByText('Resolved. If it comes back, it opens again.').waitFor()
    await desk.getByRole('button', { name: 'Open again' }).waitFor()
    await open(desk, `${site.origin}/manage/errors`)
    await desk.getByRole('heading', { name: 'Nothing is here' }).waitFor()
    assert.deepEqual(admin.faults, [])
    await admin.close()
  },
)

faults.run()
