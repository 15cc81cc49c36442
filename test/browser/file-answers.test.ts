import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { pdf } from '../features/uploads/files'
import { wholeDraft } from '../features/manage/house'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const test = suite('a file as an answer, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

async function call(page: Page, method: 'POST' | 'PUT', path: string, data: object = {}, more: object = {}) {
  const headers = { origin: site.origin, ...more }
  const answer = await page.request.fetch(site.origin + path, { method, data, headers })
  assert.ok(answer.ok(), await answer.text())
  return (await answer.text()) ? answer.json() : undefined
}

/** A public one that asks for a PDF. */
async function asking(): Promise<number> {
  const [organizer, admin] = [
    await visit(browser, site.origin, { as: 'organizer' }),
    await visit(browser, site.origin, { as: 'admin' }),
  ]
  const question = { id: 'cv', label: 'Your CV', type: 'file' as const, required: true, options: [] }
  const closesAt = `${new Date().getFullYear() + 1}-05-01T18:00`
  const body = wholeDraft({ closesAt, questions: [{ ...question, kinds: ['pdf'], max: 2 }] })
  const { id: draft, version } = await call(organizer.page, 'POST', '/api/manage/drafts')
  await call(organizer.page, 'PUT', `/api/manage/drafts/${draft}`, { body }, { 'if-match': `"${version}"` })
  const { id } = await call(organizer.page, 'POST', `/api/manage/drafts/${draft}/submit`)
  await call(admin.page, 'POST', `/api/manage/approvals/${id}/approve`)
  await organizer.close()
  await admin.close()
  return id
}

test('it goes on after a cut connection, outlives the page, and stands on the receipt and in the organizer’s list', async () => {
  const id = await asking()
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student', width: 390 })
  await open(page, `${site.origin}/registration/${id}`)
  const group = page.getByRole('group', { name: 'Your CV' })
  const give = (name: string, buffer: Buffer) =>
    group.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await group.getByText('PDF, at most 2 MB').waitFor()
  await give('letter.pdf', Buffer.from('hello'))
  await group.getByText(/By its content letter\.pdf is none of what is asked for: PDF/).waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])

  const whole = Buffer.concat([pdf, Buffer.alloc(700 * 1024, ' ')])
  let cuts = 1
  await page.route(/\/parts\/[1-9]/, (route) => (cuts-- > 0 ? route.abort() : route.continue()))
  await give('मीरा.pdf', whole)
  await group.getByText(/^No connection\. \d+% of मीरा\.pdf has arrived/).waitFor()
  await group.getByText('Arrived: it is sent with the form').waitFor()
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => /"cv":\["[0-9a-f]{8}-/.test(kept)))
  await page.reload()
  await page.locator('html[data-ready=yes]').waitFor()
  await group.getByText('Arrived: it is sent with the form').waitFor()
  await group.getByRole('button', { name: 'Remove the file: Your CV' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await group.getByText('मीरा.pdf', { exact: true }).waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.waitForURL(/\/user\/registrations\/receipt\/\d+/)
  const link = page.getByRole('link', { name: 'मीरा.pdf (0.7 MB)' })
  const path = await link.getAttribute('href')
  const fetched = await page.request.get(`${site.origin}${path}`)
  assert.ok((await fetched.body()).equals(whole))
  assert.deepEqual(
    faults.filter((each) => !/Failed to load|net::ERR/.test(each)),
    [],
  )
  await close()

  const organizer = await visit(browser, site.origin, { as: 'organizer', width: 1440 })
  await open(organizer.page, `${site.origin}/manage/opportunity/${id}/registrations`)
  await organizer.page.getByText('1 answer').first().click()
  assert.equal(await organizer.page.getByRole('link', { name: 'मीरा.pdf (0.7 MB)' }).first().getAttribute('href'), path)
  await organizer.page.getByRole('link', { name: 'All files: Your CV (ZIP)' }).waitFor()
  assert.deepEqual(await accessibilityFaults(organizer.page), [])
  assert.deepEqual(organizer.faults, [])
  await organizer.close()
})

test.run()
