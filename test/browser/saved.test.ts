import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('saved, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

test('saved on one device, seen on another; undone there, unmarked here; without a network it waits', async () => {
  const [desk, phone] = [
    await visit(browser, site.origin, { as: 'mentor' }),
    await visit(browser, site.origin, { as: 'mentor', width: 390 }),
  ]
  await open(phone.page, `${site.origin}/user/watchlist`)
  assert.equal(new URL(phone.page.url()).pathname, '/user/watchlist/all/live')
  await phone.page.getByRole('heading', { name: 'Nothing is saved yet' }).waitFor()

  await open(desk.page, `${site.origin}/internships`)
  const row = desk.page.locator('main li:has(h2)').first()
  const title = (await row.getByRole('heading').locator('a').textContent()) ?? ''
  await row.getByRole('button', { name: `Save ${title}` }).click()
  await desk.page.getByText(`Saved: ${title}`).waitFor()
  const kept = phone.page.getByRole('main').getByRole('link', { name: title, exact: true })
  await kept.waitFor()

  await phone.page.getByRole('button', { name: `Take ${title} off the watchlist` }).click()
  await kept.waitFor({ state: 'detached' })
  await row.getByRole('button', { name: `Save ${title}` }).waitFor()

  await desk.context.setOffline(true)
  await row.getByRole('button', { name: `Save ${title}` }).click()
  await row.getByRole('button', { name: /when you are online again/ }).waitFor()
  await desk.context.setOffline(false)
  await kept.waitFor()
  assert.deepEqual(
    [...desk.faults, ...phone.faults].filter((each) => !/INTERNET_DISCONNECTED/.test(each)),
    [],
  )
  await Promise.all([desk.close(), phone.close()])
})

test('a card of the start page is saved where it stands', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'evaluator' })
  await open(page, site.origin)
  const rail = page.locator('section:has(h2:text-is("New internships"))')
  const card = rail.getByRole('listitem').first()
  await card.getByRole('heading').hover()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: `Save ${title}` }).click()
  await page.getByText(`Saved: ${title}`).waitFor()
  assert.equal(new URL(page.url()).pathname, '/')
  await card.getByRole('button', { name: `Take ${title} off the watchlist`, pressed: true }).waitFor()
  await open(page, `${site.origin}/user/watchlist/all/live`)
  await page.getByRole('link', { name: title, exact: true }).waitFor()
  assert.deepEqual(faults, [])
  await close()
})

test('a press before the page knows who looks is kept until it does', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'mentor' })
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/session/me', async (route) => {
    await held
    await route.continue()
  })
  await open(page, `${site.origin}/jobs`)
  const row = page.locator('main li:has(h2)').first()
  const title = (await row.getByRole('heading').locator('a').textContent()) ?? ''
  await row.getByRole('button', { name: `Save ${title}` }).click()
  answer()
  await page.getByText(`Saved: ${title}`).waitFor()
  assert.deepEqual([new URL(page.url()).pathname, faults], ['/jobs', []])
  await close()
})

test('who is not signed in comes back to the list; a page that was opened is found again, on another device at once', async () => {
  const { page, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/jobs?status=open`)
  await page
    .locator('main li:has(h2)')
    .first()
    .getByRole('button', { name: /^Save / })
    .click()
  await page.waitForURL(/\/auth\/login\?returnUrl=%2Fjobs%3Fstatus%3Dopen$/)
  await close()

  const [reader, phone] = [
    await visit(browser, site.origin, { as: 'evaluator' }),
    await visit(browser, site.origin, { as: 'evaluator', width: 390 }),
  ]
  await open(phone.page, `${site.origin}/user/recently-viewed`)
  const list = await (await reader.page.request.get(`${site.origin}/api/listings/search?kind=job&limit=1`)).json()
  const [{ path, title }] = list.items
  const noted = reader.page.waitForResponse((answer) => answer.url().includes('/api/saved/viewed/'))
  await open(reader.page, site.origin + path)
  assert.equal((await noted).status(), 204)
  await phone.page.getByRole('link', { name: title, exact: true }).waitFor()
  await phone.close()
  await reader.page.getByRole('button', { name: 'Save', exact: true }).click()
  await reader.page.getByRole('button', { name: 'Saved', exact: true }).waitFor()
  await open(reader.page, `${site.origin}/user/recently-viewed`)
  await reader.page.getByRole('link', { name: title }).waitFor()
  await reader.close()
})

test.run()
