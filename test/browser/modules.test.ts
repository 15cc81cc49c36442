import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const modules = suite('the page of modules')
let site: RunningSite
let browser: Browser

modules.before(async () => {
  site = await startSite({ FEATURES_OFF_BY_TWO: 'waitlist' })
  browser = await launch()
})
modules.after(async () => {
  await browser?.close()
  await site?.stop()
})

async function admin(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: site.dataDir }
  return (await promisify(execFile)(process.execPath, ['dist/server/admin.js', ...words], { env })).stdout
}

const rowOf = (page: Page, id: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(id, { exact: true }) })
const dialogOf = (page: Page) => page.getByRole('dialog')

modules('who switches off reads what is at stake first, and takes it back from the log', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'admin' })
  await open(page, `${site.origin}/manage/modules`)
  await rowOf(page, 'listings').getByRole('switch').press('Space')
  const dialog = dialogOf(page)
  await dialog.getByText(/^This also stops .*Waitlists/).waitFor()
  await dialog.getByText(/opportunities are public, [\d,]+ of them open/).waitFor()
  await dialog.getByText(/people are registered for \d+ opportunit/).waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await dialog.getByRole('button', { name: 'Leave it' }).click()

  await rowOf(page, 'performance').getByRole('switch').press('Space')
  await dialog.getByText('Nothing is going on in it right now.').waitFor()
  await dialog.getByRole('textbox', { name: 'Why' }).fill('measured enough')
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await rowOf(page, 'performance').getByText('Off', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Change log' }).click()
  const entry = dialog.getByRole('listitem').filter({ hasText: 'measured enough' })
  await entry.getByText('On', { exact: true }).waitFor()
  await entry.getByText('Off', { exact: true }).waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await entry.getByRole('button', { name: /^Switch back/ }).click()
  const why = dialog.getByRole('textbox', { name: 'Why' })
  assert.equal(await why.inputValue(), 'Back to how it was before: measured enough')
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await rowOf(page, 'performance').getByText('On', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Change log' }).click()
  await dialog.getByRole('listitem').filter({ hasText: 'Back to how it was before' }).waitFor()
  assert.equal(await entry.first().getByText('Off', { exact: true }).count(), 1)
  await dialog.getByLabel('Changes of').selectOption('saved')
  await dialog.getByText('Nothing was switched yet').waitFor()
  assert.deepEqual(faults, [])
  await close()
})

modules('what takes two is proposed, seen by others at once, and off once one of them approves', async () => {
  await admin('grant', 'organizer@demo.test', 'admin')
  const one = await visit(browser, site.origin, { as: 'admin' })
  const two = await visit(browser, site.origin, { as: 'organizer' })
  for (const { page } of [one, two]) await open(page, `${site.origin}/manage/modules`)
  await rowOf(one.page, 'waitlist').getByRole('switch').press('Space')
  await dialogOf(one.page)
    .getByText(/It takes two people/)
    .waitFor()
  await dialogOf(one.page).getByRole('textbox', { name: 'Why' }).fill('it is too slow')
  await dialogOf(one.page).getByRole('button', { name: 'Propose' }).click()
  await one.page.getByText('You propose to switch Waitlists off.').waitFor()

  await two.page.getByText('Asha Pillai proposes to switch Waitlists off.').waitFor()
  await two.page.getByRole('button', { name: 'Decline' }).click()
  await dialogOf(two.page).getByRole('textbox', { name: 'Why' }).fill('people wait in it')
  await dialogOf(two.page).getByRole('button', { name: 'Decline' }).click()
  await one.page.getByText(/declined to switch Waitlists off: “people wait in it”/).waitFor()

  assert.match(await admin('switch', 'waitlist', 'off', 'too', 'slow'), /it takes two people/)
  await two.page.getByText('From the command line somebody proposes to switch Waitlists off.').waitFor()
  assert.deepEqual(await accessibilityFaults(two.page), [])
  // Its own switch leads to the proposal, too.
  await rowOf(two.page, 'waitlist').getByRole('switch').press('Space')
  await dialogOf(two.page).getByRole('button', { name: 'Approve and switch off' }).click()
  for (const { page } of [one, two]) await rowOf(page, 'waitlist').getByText('Off', { exact: true }).waitFor()
  await two.page.getByRole('button', { name: 'Change log' }).click()
  await dialogOf(two.page)
    .getByText(/Proposed by Command line, approved by Harsh Vaidya/)
    .waitFor()
  assert.deepEqual([...one.faults, ...two.faults], [])
  await one.close()
  await two.close()
})

modules.run()
