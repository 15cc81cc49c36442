import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const test = suite('switching accounts, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  site = await startSite()
  browser = await launch()
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

test('a disabled account can be reached and says why; another one leads to its listings and carries the check', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'organizer' })
  const openDialog = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: 'Switch account' }).click()
    return page.getByRole('dialog', { name: 'Switch account' })
  }
  await open(page, `${site.origin}/`)
  const dialog = await openDialog()
  assert.deepEqual(await accessibilityFaults(page), [])
  const disabled = dialog.getByRole('button', { name: /Vistaar Hiring/ })
  await disabled.focus()
  assert.equal(await disabled.evaluate((button) => button === document.activeElement), true)
  await page.keyboard.press('Enter')
  await page.getByText('Account is disabled, Please contact to account owner.').waitFor()
  await dialog.getByRole('button', { name: /Neel Media/ }).click()
  await page.waitForURL('**/manage/user/competition-listings/all/approved')
  await page.locator('html[data-ready]').waitFor()
  const chosen = (await openDialog()).getByRole('button', { name: /Neel Media/ })
  assert.equal(await chosen.getAttribute('aria-current'), 'true')
  assert.deepEqual(faults, [])
  await close()
})

test('who has one account is offered no other', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'student' })
  const asked = page.waitForResponse(/\/api\/session\/accounts$/)
  await open(page, `${site.origin}/`)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await asked
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Switch account' }).count(), 0)
  await close()
})

test('a page that is refused shows the step that stopped one, and the way to another account', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer', language: 'hn' })
  await open(page, `${site.origin}/manage/modules`)
  const steps = page.getByRole('region', { name: 'इस पेज के लिए क्या चाहिए' })
  await steps.getByText('3 में से चरण 3 पर रुका').waitFor()
  await steps.getByText(/modules\.\w+ · आपकी भूमिकाएँ: .*organizer/).waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await steps.getByRole('button').click()
  await page.getByRole('dialog').getByText('Neel Media').waitFor()
  await close()
})

test.run()
