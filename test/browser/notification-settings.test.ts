import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('settings of notifications and messages to many, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

test('a box, the rhythm and quiet hours are kept as they are turned; security stays on', async () => {
  const student = await visit(browser, site.origin, { as: 'student' })
  const { page } = student
  const group = (name: string) => page.getByRole('group', { name })
  const saved = (part: string) =>
    page.waitForResponse((answer) => answer.url().endsWith(`/preferences/${part}`) && answer.status() === 204)
  await open(page, `${site.origin}/user/notifications`)
  await Promise.all([saved('topics'), group('Deadlines').getByText('E-mail').click()])
  await Promise.all([saved('rhythm'), page.getByLabel('E-mail comes').selectOption('daily')])
  await Promise.all([saved('rhythm'), page.getByText('Quiet hours').click()])
  await page.reload()
  const from = page.getByLabel('From')
  await from.waitFor()
  assert.equal(await from.inputValue(), '22:00')
  assert.equal(await group('Deadlines').getByLabel('E-mail').isChecked(), false)
  assert.equal(await page.getByLabel('E-mail comes').inputValue(), 'daily')
  assert.equal(await group('Security and your account').getByLabel('E-mail').isDisabled(), true)
  assert.deepEqual(student.faults, [])
  await student.close()
})

test('a message to many is written, confirmed with the word, and stands behind the bell; what was read is unread again', async () => {
  const admin = await visit(browser, site.origin, { as: 'admin' })
  const { page } = admin
  await open(page, `${site.origin}/push-notifications`)
  await page.getByRole('button', { name: 'Write a message' }).click()
  for (const [label, text] of [
    ['Title in English', 'Only for recruiters'],
    ['Text in English', 'News'],
    ['Title in Hindi', 'नियोक्ताओं के लिए'],
    ['Text in Hindi', 'समाचार'],
  ] as const)
    await page.getByLabel(label).fill(text)
  await page.getByText('recruiter', { exact: true }).click()
  await page.getByText(/\d+ (person is|people are) meant/).waitFor()
  await page.getByRole('button', { name: 'Save the draft' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Only for recruiters' })
  await card.getByRole('button', { name: 'Send now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('confirm')
  await dialog.getByRole('textbox').press('Enter')
  await card.getByText(/Sent|On its way/).waitFor()
  assert.deepEqual(admin.faults, [])
  await admin.close()

  const recruiter = await visit(browser, site.origin, { as: 'recruiter' })
  await open(recruiter.page, `${site.origin}/notifications`)
  const panel = recruiter.page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('heading', { name: 'Today' }).waitFor()
  const row = panel.getByRole('listitem').filter({ hasText: 'Only for recruiters' })
  await row.getByRole('button', { name: /^Mark as read/ }).click()
  await row.getByRole('button', { name: /^Mark as unread/ }).click()
  await row.getByRole('button', { name: /^Mark as read/ }).waitFor()
  await panel.getByRole('button', { name: 'Mark all read' }).click()
  await row.getByRole('button', { name: /^Mark as unread/ }).waitFor()
  await recruiter.page.getByRole('button', { name: 'Undo' }).click()
  await row.getByRole('button', { name: /^Mark as read/ }).waitFor()
  assert.deepEqual(recruiter.faults, [])
  await recruiter.close()
})

test.run()
