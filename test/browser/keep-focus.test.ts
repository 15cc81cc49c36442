import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'
import { holdFocus, stop } from '../support/focus'

const test = suite('the focus of who removes what it is on, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Presses it with the keyboard once what keeps the focus is there. */
async function press(page: Page, button: ReturnType<Page['locator']>): Promise<void> {
  await page.locator('body').press('Tab')
  await page.waitForLoadState('networkidle')
  await button.focus()
  await button.press('Enter')
}

const isSomewhere = (page: Page) => page.waitForFunction(() => document.activeElement?.closest('main') !== null)
const save = (page: Page, id: number, method: 'put' | 'delete') =>
  page.request[method](`${site.origin}/api/saved/watchlist/${id}`, { headers: { origin: site.origin } })

test('whoever approves goes on at the next in the list', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'admin' })
  await open(page, `${site.origin}/manage/opportunity/approval-list/all/pending`)
  const approve = page.getByRole('listitem').getByRole('button', { name: 'Approve' })
  const titles = page.locator('main li b')
  await approve.nth(1).waitFor()
  const [first, next] = await titles.allTextContents()
  await press(page, approve.first())
  await titles.getByText(first as string, { exact: true }).waitFor({ state: 'detached' })
  await isSomewhere(page)
  assert.equal((await stop(page)).name, next)
  await close()
})

test('whoever removes the only question goes on where another is added', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer' })
  const made = await page.request.post(`${site.origin}/api/manage/drafts`, { headers: { origin: site.origin } })
  await open(page, `${site.origin}/manage/opportunity/all/create?draft=${(await made.json()).id}&step=money`)
  await page.getByRole('button', { name: 'Add a question' }).click()
  await press(page, page.getByRole('button', { name: 'Remove Question 1' }))
  await isSomewhere(page)
  assert.equal((await stop(page)).name, 'Add a question')
  await close()
})

test('whoever takes a kept search away goes on at the next one', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'pro' })
  const rhythm = { frequency: 'daily', quiet: null, zone: 'Asia/Kolkata' }
  for (const name of ['Design', 'Data'])
    await page.request.post(`${site.origin}/api/alerts/searches`, {
      data: { ...rhythm, name, filters: { q: name } },
      headers: { origin: site.origin },
    })
  await open(page, `${site.origin}/user/saved-searches`)
  await press(page, page.getByRole('button', { name: 'Take Data away' }))
  await page.getByRole('button', { name: 'Take Data away' }).waitFor({ state: 'detached' })
  await isSomewhere(page)
  assert.equal((await stop(page)).name, 'Design')
  await close()
})

test('whoever shows an advertiser again goes on at the next one, and after the last at what stands before', async () => {
  const { page, close } = await visit(browser, site.origin)
  const at = '2026-11-20T10:00:00.000Z'
  const muted = ['Lumio', 'Vertex'].map((advertiser) => ({ advertiser, at }))
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('foothold.ads-muted', value)
    sessionStorage.setItem('begun', 'yes')
  }, JSON.stringify(muted))
  await open(page, `${site.origin}/user/ads`)
  const [first, last] = [page.getByRole('button', { name: /Lumio/ }), page.getByRole('button', { name: /Vertex/ })]
  await press(page, first)
  await first.waitFor({ state: 'detached' })
  await isSomewhere(page)
  assert.ok(await last.evaluate((button) => button === document.activeElement))
  await last.press('Enter')
  await last.waitFor({ state: 'detached' })
  await isSomewhere(page)
  const before = page.getByRole('switch', { name: /Banners in this browser/ })
  assert.ok(await before.evaluate((all) => all === document.activeElement))
  await close()
})

test('whoever hides a row goes on at the next that is to be seen, past one that was hidden before', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'evaluator' })
  await open(page, `${site.origin}/internships`)
  const rows = page.locator('main li[data-opportunity]')
  const titles = await rows.getByRole('heading').locator('a').allTextContents()
  for (const at of [1, 0]) {
    const row = rows.nth(at)
    await press(page, row.getByRole('button', { name: /^Hide / }))
    await row.waitFor({ state: 'hidden' })
    assert.equal((await stop(page)).name, titles[2])
  }
  await close()
})

test('whoever presses a button of a message goes back to where they came from, as soon as it is gone', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'recruiter' })
  await open(page, `${site.origin}/internships`)
  const rows = page.locator('main li[data-opportunity]')
  const titles = await rows.getByRole('heading').locator('a').allTextContents()
  for (const [at, name] of ['Dismiss', 'Undo'].entries()) {
    const row = rows.nth(at)
    await press(page, row.getByRole('button', { name: /^Hide / }))
    await row.waitFor({ state: 'hidden' })
    const isBack = await holdFocus(page)
    const message = page.locator('[data-tone]').filter({ hasText: `Hidden from your lists: ${titles[at]}` })
    await message.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await message.waitFor({ state: 'detached' })
    assert.ok(await isBack(), `after ${name} the focus is at ${(await stop(page)).name}`)
  }
  await close()
})

test('whoever empties the tray of a comparison goes on in it, and is back in the list when it is gone', async () => {
  const { page, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/internships`)
  const rows = page.locator('main li[data-opportunity]')
  const choose = (at: number) => rows.nth(at).getByRole('button', { name: /^Compare / })
  const [outs, clear] = [
    page.getByRole('region', { name: 'To be compared' }).getByRole('listitem').getByRole('button'),
    page.getByRole('button', { name: 'Clear', exact: true }),
  ]
  for (const last of [outs.first(), clear]) {
    await press(page, choose(0))
    await choose(1).focus()
    await page.keyboard.press('Enter')
    const isBack = await holdFocus(page)
    await outs.nth(1).focus()
    await page.keyboard.press('Enter')
    await outs.nth(1).waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.closest('[data-queue] li'))
    await last.focus()
    await page.keyboard.press('Enter')
    await clear.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement !== document.body)
    assert.ok(await isBack(), `the focus is at ${(await stop(page)).name}`)
  }
  await close()
})

test('what goes by itself takes the focus of nobody who has left it', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'mentor' })
  const { items } = await (await page.request.get(`${site.origin}/api/listings/search?limit=2`)).json()
  for (const { id } of items) assert.ok((await save(page, id, 'put')).ok())
  await open(page, `${site.origin}/user/watchlist/all/live`)
  const offList = (title: string) => page.getByRole('button', { name: `Take ${title} off the watchlist` })
  await press(page, offList(items[0].title))
  await offList(items[0].title).waitFor({ state: 'detached' })
  await isSomewhere(page)
  assert.ok(await page.locator('main li:focus-within').count())

  await page.mouse.click(2, 880)
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true)
  assert.ok((await save(page, items[1].id, 'delete')).ok())
  await offList(items[1].title).waitFor({ state: 'detached' })
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true)
  await close()
})

test('whoever mistypes a code types the right one over it', async () => {
  const { page, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/auth/login`)
  await page.getByLabel('Email').fill('recruiter@demo.test')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('Six-digit code').click()
  await page.keyboard.type('000000')
  await page.getByText(/does not fit/).waitFor()
  await page.waitForFunction(() =>
    document.activeElement?.matches('input[autocomplete="one-time-code"]:not([readonly])'),
  )
  await page.keyboard.type('12')
  assert.equal(await page.getByLabel('Six-digit code').inputValue(), '12')
  await close()
})

test.run()
