import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import type { Discussion } from '../../features/discussion/contract/wire'
import type { SimilarPage } from '../../features/listings/contract/wire'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('discussion, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** A live opportunity of organizer@demo.test, about which something has been said. */
async function discussed(): Promise<string> {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer' })
  const mine = await (await page.request.get(`${site.origin}/api/manage/mine?state=approved`)).json()
  await close()
  for (const { id, path } of mine.items) {
    const { count } = await (await fetch(`${site.origin}/api/discussion/of/${id}`)).json()
    if (count > 0) return path
  }
  throw new Error('No opportunity of the organizer’s is discussed.')
}

test('what was said about it, and what is like it, is read without scripts', async () => {
  const path = await discussed()
  const id = /\d+$/.exec(path)?.[0]
  const ask = async <T>(address: string) => (await (await fetch(site.origin + address)).json()) as T
  const said = await ask<Discussion>(`/api/discussion/of/${id}`)
  const { items } = await ask<SimilarPage>(`/api/listings/opportunities/${id}/similar`)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.origin + path)
  for (const { text } of [...said.updates, ...said.items, ...said.items.flatMap(({ answers }) => answers)])
    assert.equal(await page.locator('#discussion').getByText(text, { exact: true }).count(), 1, text)
  assert.ok(said.items.length > 0 && items.length > 0)
  // Whether its reader is signed in, nobody knows yet: neither is said, and its place is kept.
  const login = page.locator('#discussion').getByText('Log in to ask')
  assert.deepEqual([await login.isVisible(), ((await login.boundingBox())?.height ?? 0) > 0], [false, true])
  for (const similar of items)
    assert.ok((await page.locator(`main a[href="${similar.path}"]`).count()) > 0, similar.path)
  await context.close()
})

async function openAt(page: Page, path: string) {
  await open(page, site.origin + path)
  const section = page.locator('#discussion')
  // It may be drawn anew when the page learns who looks: whichever stands there is brought into sight.
  await until('the questions are in sight', () =>
    section.evaluate((element) => {
      element.scrollIntoView()
      return element.querySelector('article') !== null
    }),
  )
  return section
}

test('asked on a phone, answered at a desk: both see it at once, and what one wrote can be taken back', async () => {
  const path = await discussed()
  const [phone, desk] = [
    await visit(browser, site.origin, { as: 'intern', width: 390 }),
    await visit(browser, site.origin, { as: 'organizer' }),
  ]
  const [asking, answering] = [await openAt(phone.page, path), await openAt(desk.page, path)]
  await asking.getByLabel(/^Ask about/).fill('Is there a dress code?')
  await asking.getByRole('button', { name: 'Ask', exact: true }).click()
  await phone.page.getByText('Your question is on the page.').waitFor()

  const thread = answering.locator('li').filter({ hasText: 'Is there a dress code?' })
  await thread.getByRole('button', { name: 'Answer' }).click()
  await thread.getByLabel('Your answer').fill('None at all.')
  await thread.getByRole('button', { name: 'Send the answer' }).click()
  await asking.getByText('None at all.').waitFor()
  for (const { page } of [phone, desk]) assert.deepEqual(await accessibilityFaults(page), [])

  await asking
    .getByRole('button', { name: /^More about what .* wrote$/ })
    .first()
    .waitFor()
  const own = asking.locator('li').filter({ hasText: 'Is there a dress code?' })
  await own
    .getByRole('button', { name: /^More about what/ })
    .first()
    .click()
  await phone.page.getByRole('menuitem', { name: 'Take it back' }).click()
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
  await thread.waitFor({ state: 'detached' })
  assert.deepEqual([...phone.faults, ...desk.faults], [])
  await Promise.all([phone.close(), desk.close()])
})

test('a number in the words waits for a moderator, who keeps it; who is not logged in reads and is asked to log in', async () => {
  const path = await discussed()
  const [writer, admin, guest] = [
    await visit(browser, site.origin, { as: 'recruiter' }),
    await visit(browser, site.origin, { as: 'admin' }),
    await visit(browser, site.origin),
  ]
  const writing = await openAt(writer.page, path)
  await writing.getByLabel(/^Ask about/).fill('May I call somebody on 98765 43210?')
  await writing.getByRole('button', { name: 'Ask', exact: true }).click()
  await writing.getByText('Waits for a moderator').waitFor()
  // The HTML is nobody's; one's own words are there all the same.
  await (await openAt(writer.page, path)).getByText('Waits for a moderator').waitFor()

  const reading = await openAt(guest.page, path)
  assert.equal(await reading.getByText('98765 43210').count(), 0)
  await reading.getByRole('link', { name: 'Log in to ask' }).waitFor()

  await open(admin.page, `${site.origin}/manage/discussion/open`)
  const waiting = admin.page.locator('main li').filter({ hasText: '98765 43210' })
  await waiting.getByRole('button', { name: 'Keep it' }).click()
  await waiting.getByText('Say why in a few words').waitFor()
  await waiting.getByLabel(/^Why/).fill('It is the number of the college')
  await waiting.getByRole('button', { name: 'Keep it' }).click()
  await waiting.waitFor({ state: 'detached' })
  await (await openAt(guest.page, path)).getByText('98765 43210').waitFor()
  assert.deepEqual([...writer.faults, ...admin.faults, ...guest.faults], [])
  await Promise.all([writer.close(), admin.close(), guest.close()])
})

test('a report says what is wrong before it goes', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student', width: 390 })
  const { items } = await (await page.request.get(`${site.origin}/api/listings/search?kind=hackathon&limit=1`)).json()
  await open(page, site.origin + items[0].path)
  await page.getByRole('button', { name: 'Report this opportunity' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this opportunity' })
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await dialog.getByText('Choose what is wrong').waitFor()
  assert.equal(await dialog.locator('input:focus').getAttribute('type'), 'radio')
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await page.getByText('Thank you. A moderator reads it, and you are told.').waitFor()
  assert.deepEqual(faults, [])
  await close()

  const admin = await visit(browser, site.origin, { as: 'admin' })
  await open(admin.page, `${site.origin}/manage/discussion/open`)
  const reported = admin.page.getByRole('listitem').filter({ hasText: items[0].title }).first()
  await reported.getByText('1 report').waitFor()
  assert.doesNotMatch(await reported.innerText(), /Somebody who left/, 'an opportunity has no writer')
  await admin.close()
})

test.run()
