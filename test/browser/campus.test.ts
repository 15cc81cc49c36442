import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const test = suite('dashboards of placement cells, in the browser')
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

async function openPanel(page: Page, entry: string) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: entry }).click()
}

test('several dashboards are chosen from a dialog, from the profile panel', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'tpo-admin' })
  await open(page, `${site.origin}/`)
  await page.getByRole('button', { name: /^Account of/ }).click()
  const panel = page.getByRole('dialog')
  const [figures, row] = await Promise.all([
    panel.getByText('Global rank').locator('../..').boundingBox(),
    panel.getByRole('button', { name: 'University Dashboard' }).boundingBox(),
  ])
  assert.ok(figures && row && row.y - (figures.y + figures.height) >= 8, 'two cards of the panel stand apart')
  await page.keyboard.press('Escape')
  await openPanel(page, 'University Dashboard')
  const dialog = page.getByRole('dialog', { name: 'Select Dashboard' })
  await dialog.getByRole('link', { name: 'Deccan University' }).waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await dialog.getByRole('link', { name: 'Sahyadri College of Engineering' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sahyadri College of Engineering' }).waitFor()
  assert.match(new URL(page.url()).pathname, /^\/tpo\/\d+\/dashboard$/)
  await page.getByText('Gurpreet Singh').waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  assert.deepEqual(faults, [])
  await close()
})

test('one college is no choice: straight there, from the panel, by the query and from the side menu', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'tpo-manager' })
  const arrive = () => page.getByRole('heading', { level: 1, name: 'Sahyadri College of Engineering' }).waitFor()
  await open(page, `${site.origin}/`)
  await openPanel(page, 'College Dashboard')
  await arrive()
  await open(page, `${site.origin}/?college-dashboard=true`)
  await arrive()
  assert.equal(new URL(page.url()).search, '')
  await page.getByRole('link', { name: 'College Dashboard' }).click()
  await arrive()
  assert.deepEqual(faults, [])
  await close()
})

test("another's dashboard says so, and who has none sees no way to one", async () => {
  const manager = await visit(browser, site.origin, { as: 'tpo-manager' })
  await open(manager.page, `${site.origin}/tpo/2147483647/dashboard`)
  await manager.page.getByText('There is no such dashboard of yours.').waitFor()
  await manager.close()
  const student = await visit(browser, site.origin, { as: 'student' })
  await open(student.page, `${site.origin}/?college-dashboard=true`)
  await student.page.getByRole('button', { name: /^Account of/ }).click()
  await student.page.getByRole('dialog').getByRole('button', { name: 'Logout' }).waitFor()
  assert.equal(await student.page.getByRole('button', { name: /Dashboard/ }).count(), 0)
  await student.close()
})

test.run()
