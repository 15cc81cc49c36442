import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const test = suite('what is public is changed, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const OWN = '/manage/user/competition-listings/all/approved'
const PENDING = '/manage/opportunity/approval-list/all/pending'

/** The organizer's first live row: its title and the address of its page. */
async function firstRow(page: Page) {
  await open(page, site.origin + OWN)
  const link = page.locator('main li b a').first()
  return { title: await link.innerText(), path: (await link.getAttribute('href')) ?? '' }
}

/** The words that are underlined as new ones. */
const underlined = (page: Page) =>
  page.evaluate(() =>
    [...CSS.highlights].flatMap(([name, ranges]) =>
      getComputedStyle(document.body, `::highlight(${name})`).textDecorationLine === 'underline'
        ? [...ranges].map(String)
        : [],
    ),
  )

async function chooseOf(page: Page, title: string, act: string) {
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('an organizer changes a public title; people read the old one until somebody approves; its page then says what changed', async () => {
  const organizer = await visit(browser, site.origin, { as: 'organizer', width: 1440 })
  const { page } = organizer
  const { title, path } = await firstRow(page)
  const next = `${title}, second edition`
  await chooseOf(page, title, 'Edit')
  await page.getByText('This is public.').waitFor()
  assert.equal(await page.getByRole('radio', { name: 'Hackathon' }).count(), 0, 'its kind stays')
  await page.getByLabel('Title').fill(next)
  await page.getByRole('link', { name: 'Dates and place' }).click()
  await page.getByLabel('City', { exact: true }).fill('Nashik')
  assert.equal(await page.getByLabel('Closes', { exact: true }).count(), 0)
  await page.getByRole('link', { name: 'Preview' }).first().click()
  assert.deepEqual(await accessibilityFaults(page), [])
  await page.getByRole('button', { name: 'Hand in the changes' }).click()
  await page.waitForURL(`**${OWN}`)
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Actions for ${title}` }) })
  const waiting = row.getByText('Your changes wait for approval.')
  await waiting.waitFor()

  const admin = await visit(browser, site.origin, { as: 'admin', width: 390 })
  await open(admin.page, site.origin + PENDING)
  const changes = admin.page.getByRole('region', { name: 'Changes of what is public' })
  await changes.getByText('Changed: title and place').waitFor()
  await changes.getByRole('button', { name: title, exact: true }).click()
  const reading = admin.page.getByRole('dialog', { name: title })
  await reading.getByRole('heading', { name: next }).waitFor()
  assert.deepEqual(await accessibilityFaults(admin.page), [])
  await reading.getByText(/New words are underlined/).waitFor()
  assert.deepEqual(await underlined(admin.page), [', second edition', 'Nashik'])
  await reading.getByText('As it is', { exact: true }).click()
  await reading.getByRole('heading', { name: title, exact: true, level: 2 }).last().waitFor()
  await reading.getByRole('button', { name: 'Close' }).last().click()
  await changes.getByRole('button', { name: 'Approve' }).click()
  await admin.page.getByText(`The changes of “${title}” are public`).waitFor()
  await changes.waitFor({ state: 'detached' })
  assert.deepEqual(await underlined(admin.page), [])
  assert.deepEqual(admin.faults, [])
  await admin.close()
  await page.getByRole('link', { name: next }).waitFor() // the list hears of it by itself
  assert.equal(await waiting.count(), 0)

  await open(page, site.origin + path)
  await page.getByRole('heading', { level: 1, name: next }).waitFor()
  await page.getByText('Changed: title and place').scrollIntoViewIfNeeded()
  assert.deepEqual(organizer.faults, [])
  await organizer.close()
})

test('changes that were handed in are taken back from their page, and thrown away from their row', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'organizer', width: 390 })
  const { title } = await firstRow(page)
  await chooseOf(page, title, 'Edit')
  await page.getByLabel('Title').fill(`${title} again`)
  await page.getByRole('link', { name: 'Preview' }).first().click()
  await page.getByRole('button', { name: 'Hand in the changes' }).click()
  await page.waitForURL(`**${OWN}`)
  await chooseOf(page, title, 'Read the changes')
  await page.getByText('Your changes wait for approval').waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await page.getByRole('button', { name: 'Take the changes back' }).click()
  assert.equal(await page.getByLabel('Title').inputValue(), `${title} again`)
  await open(page, site.origin + OWN)
  await page.getByText('You are changing it; nothing is handed in yet.').waitFor()
  await chooseOf(page, title, 'Throw the changes away')
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click()
  await page.getByText(`“${title}” stays as it is`).waitFor()
  assert.equal(await page.getByText('You are changing it; nothing is handed in yet.').count(), 0)
  assert.deepEqual(faults, [])
  await close()
})

test.run()
