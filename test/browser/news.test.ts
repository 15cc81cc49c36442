import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const test = suite('news that waits, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** The first of the student's that the organizer manages. */
async function findManaged(): Promise<number> {
  const [student, organizer] = await Promise.all(
    ['student', 'organizer'].map((as) => visit(browser, site.origin, { as })),
  )
  assert.ok(student && organizer)
  const { items } = await (await student.page.request.get(`${site.origin}/api/registrations/mine`)).json()
  const asked: readonly number[] = items.map(({ opportunityId }: { opportunityId: number }) => opportunityId)
  let found: number | undefined
  for (const id of asked)
    if ((await organizer.page.request.get(`${site.origin}/api/discussion/of/${id}/outbox`)).ok()) found ??= id
  for (const each of [student, organizer]) await each.close()
  return found ?? assert.fail('The student is registered for nothing of the organizer’s.')
}

test('the organizer looks over whom news reaches and how it reads, sends it, and calls it back, by keys alone', async () => {
  const id = await findManaged()
  const { page, faults, close } = await visit(browser, site.origin, { as: 'organizer' })
  await open(page, `${site.origin}/manage/opportunity/${id}/registrations`)
  await page.getByRole('button', { name: 'Write news' }).press('Enter')
  // It has the focus: one types at once.
  await page.keyboard.type('The final is in hall B2.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Before it goes out' })
  await dialog.getByText('Behind Meera Nair’s bell').waitFor()
  await dialog.getByText(/^From: .+ · Foothold$/).waitFor()
  assert.doesNotMatch((await dialog.textContent()) ?? '', /@demo\.test/)
  assert.deepEqual(await accessibilityFaults(page), [])
  await dialog.getByRole('button', { name: 'Send it' }).press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: 'The final is in hall B2.' })
  await row.getByRole('timer').waitFor()
  assert.match((await row.getByRole('timer').textContent()) ?? '', /^00:(10:00|09:5\d)$/)
  assert.deepEqual(await accessibilityFaults(page), [])
  await row.getByRole('button', { name: 'Undo' }).press('Enter')
  await row.getByText('Taken back').waitFor()
  assert.equal(await row.evaluate((element) => element === document.activeElement), true)
  assert.deepEqual(faults, [])
  await close()
})

test.run()
