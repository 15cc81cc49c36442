import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('what was written in a draft is never lost, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const CREATE = '/manage/opportunity/all/create'
const DRAFTS = '/api/manage/drafts'
/** The editor waits this long before it saves, and somewhat more. */
const SAVED_BY_MS = 1500
const origin = () => ({ origin: site.origin })
const addressOf = (id: number, step = 'basics') => `${site.origin}${CREATE}?draft=${id}&step=${step}`

const complete = {
  kind: 'hackathon',
  title: 'A hackathon of the tests',
  organisation: 'Lumio Labs',
  description: '<p>Build something in 36 hours that a town can use, and show it to people who would.</p>',
  closesAt: '2027-12-01T18:00',
  city: 'Pune',
}

async function onServer({ request }: Page, id: number) {
  return (await request.get(`${site.origin}${DRAFTS}/${id}`)).json()
}

/** As another tab or device would. */
async function save(page: Page, id: number, more: object): Promise<void> {
  const { body, version } = await onServer(page, id)
  const headers = { ...origin(), 'if-match': `"${version}"` }
  const saved = await page.request.put(`${site.origin}${DRAFTS}/${id}`, {
    headers,
    data: { body: { ...body, ...more } },
  })
  assert.equal(saved.status(), 200, await saved.text())
}

async function begin(page: Page, more: object = {}): Promise<number> {
  const { id } = await (await page.request.post(`${site.origin}${DRAFTS}`, { headers: origin() })).json()
  await save(page, id, more)
  return id
}

const titleIn = (page: Page) => page.getByLabel('Title', { exact: true })
const conflict = (page: Page) => page.getByText('This draft was changed in another tab.')
const saysSaved = (page: Page) =>
  page
    .locator('header')
    .getByText(/^Saved /)
    .waitFor()
const hasTitle = (page: Page, id: number, title: string) =>
  until(`the server has "${title}"`, async () => (await onServer(page, id)).body.title === title)

test('who leaves the editor and comes back, by Back or by the list, goes on with what was saved', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer' })
  const id = await begin(page)
  await open(page, addressOf(id))
  await titleIn(page).fill('A reading app')
  await hasTitle(page, id, 'A reading app')
  await saysSaved(page)
  const leave = async () => {
    await page.getByRole('link', { name: 'Back to own listings' }).click()
    await titleIn(page).waitFor({ state: 'detached' }) // the address is another before the page is
  }
  await leave()
  await page.goBack()
  await titleIn(page).waitFor()
  assert.equal(await titleIn(page).inputValue(), 'A reading app')
  await titleIn(page).press('End')
  await titleIn(page).pressSequentially(' for towns')
  await hasTitle(page, id, 'A reading app for towns')
  assert.equal(await conflict(page).count(), 0)

  await saysSaved(page)
  await leave()
  await page.locator(`a[href="${CREATE}"]:visible`).first().click()
  await page.getByRole('link', { name: /^A reading app for towns/ }).click()
  await titleIn(page).waitFor()
  assert.equal(await titleIn(page).inputValue(), 'A reading app for towns')
  await close()
})

test('what was begun stands among one’s drafts, counted, and can be thrown away there', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'recruiter' })
  await begin(page, { title: 'A draft to throw away' })
  const post = async (path: string) =>
    (await page.request.post(`${site.origin}/api/manage/${path}`, { headers: origin() })).json()
  const whole = await post(`drafts/${await begin(page, complete)}/submit`)
  const copy = await post(`opportunities/${whole.id}/duplicate`)
  await post(`opportunities/${copy.id}/edit`) // which is no second one
  await open(page, `${site.origin}/manage/user/competition-listings/all/draft`)
  await page.getByRole('link', { name: 'A draft to throw away' }).waitFor()
  await page.getByRole('link', { name: /^Draft\s*2$/ }).waitFor()
  await page.getByRole('button', { name: 'Throw “A draft to throw away” away?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click()
  await page.getByRole('link', { name: 'A draft to throw away' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Draft\s*1$/ }).waitFor()
  await close()
})

test('who goes back after handing in reads that the draft is gone, also before the next page has come', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer' })
  const submit = page.getByRole('button', { name: 'Submit for approval' })
  for (const isSoon of [true, false]) {
    const id = await begin(page, complete)
    await open(page, addressOf(id, 'preview'))
    await submit.click()
    await page.waitForURL('**/competition-listings/all/pending')
    if (!isSoon) await page.getByText('Somebody looks at it before').waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByText(`There is no draft ${id} of yours.`).waitFor()
    assert.equal(await submit.count(), 0)
  }
  await close()
})

test('who takes the other tab’s draft sees it in the fields, and the next key adds to it', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer' })
  const id = await begin(page)
  await open(page, addressOf(id, 'details'))
  const field = page.getByLabel('Description', { exact: true })
  await field.waitFor()
  await save(page, id, { description: '<p>Theirs</p>', tags: ['theirs'] })
  await field.fill('Mine')
  await page.getByRole('button', { name: 'Take the other one' }).click()
  await until('it is taken', async () => (await field.textContent()) === 'Theirs')
  assert.equal(await page.getByRole('textbox', { name: 'Tags' }).inputValue(), 'theirs')
  await conflict(page).waitFor({ state: 'detached' })
  await field.press('End')
  await field.pressSequentially(' and mine')
  await until('both are kept', async () => (await onServer(page, id)).body.description === '<p>Theirs and mine</p>')
  await close()
})

test('what was typed while a save was under way, and the tab was closed, is there and is saved', async () => {
  const { page, context, close } = await visit(browser, site.origin, { as: 'organizer' })
  const id = await begin(page)
  await open(page, addressOf(id))
  let reached = false
  await page.route(`**${DRAFTS}/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await route.fetch()
    reached = true // and the answer never comes
  })
  await titleIn(page).fill('First')
  await until('the save reaches the server', () => reached)
  await titleIn(page).press('End')
  await titleIn(page).pressSequentially(', then more')
  await page.close()
  const again = await context.newPage()
  await open(again, addressOf(id))
  await titleIn(again).waitFor()
  assert.equal(await titleIn(again).inputValue(), 'First, then more')
  await hasTitle(again, id, 'First, then more')
  assert.equal(await conflict(again).count(), 0)
  await close()
})

test('what was typed right before a reload is saved without another key, and asked about where another tab saved since', async () => {
  const { page, context, close } = await visit(browser, site.origin, { as: 'organizer' })
  const id = await begin(page)
  await open(page, addressOf(id))
  await titleIn(page).fill('Typed')
  await page.close()
  const second = await context.newPage()
  await open(second, addressOf(id))
  await hasTitle(second, id, 'Typed')
  await saysSaved(second)
  await titleIn(second).fill('Typed here')
  await second.close()

  const third = await context.newPage()
  await save(third, id, { title: 'Typed there' })
  await open(third, addressOf(id))
  await conflict(third).waitFor()
  assert.equal(await titleIn(third).inputValue(), 'Typed here')
  await third.getByRole('button', { name: 'Take the other one' }).click()
  await until('it is taken', async () => (await titleIn(third).inputValue()) === 'Typed there')
  await third.reload()
  await titleIn(third).waitFor()
  assert.deepEqual([await titleIn(third).inputValue(), await conflict(third).count()], ['Typed there', 0])
  await close()
})

test('a note that something is not saved stays while one types on, until it is solved', async () => {
  const { page, context, close } = await visit(browser, site.origin, { as: 'organizer' })
  const id = await begin(page)
  await page.clock.install()
  await open(page, addressOf(id))
  await titleIn(page).waitFor()
  await context.setOffline(true)
  await titleIn(page).fill('Offline')
  const offline = page.getByText('Not on the server yet')
  await offline.waitFor()
  await staysWhileTyping(page, offline)
  await context.setOffline(false)
  await saysSaved(page)

  await save(page, id, { title: 'Theirs' })
  await titleIn(page).fill('Mine')
  await conflict(page).waitFor()
  await staysWhileTyping(page, conflict(page))
  await page.getByRole('button', { name: 'Keep what is here' }).click()
  await hasTitle(page, id, 'Mine, on')
  await saysSaved(page)
  await close()
})

/** One that went and came again would be another element. */
async function staysWhileTyping(page: Page, note: ReturnType<Page['getByText']>): Promise<void> {
  const drawn = await note.elementHandle()
  await titleIn(page).press('End')
  await titleIn(page).pressSequentially(', on')
  await page.clock.runFor(SAVED_BY_MS)
  assert.equal(await drawn?.evaluate((it) => it.isConnected), true)
}

test.run()
