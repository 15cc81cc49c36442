import assert from 'node:assert/strict'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { mailedCode } from '../support/finish-sign-up'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const test = suite('accounts of one person, and where they are used, in the browser')
let site: RunningSite
let browser: Browser
test.before(async () => {
  site = await startSite({ SIGN_UP_SKIP_DOMAINS: 'example.in' })
  browser = await launch()
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const PASSWORD = 'seven monsoon kites'
const send = (context: BrowserContext, path: string, data: object) =>
  context.request.post(`${site.origin}/api/session/${path}`, { data, headers: { origin: site.origin } })
const isAccessible = async (page: Page) => assert.deepEqual(await accessibilityFaults(page), [])

test('a person proves another account, sees what would go over, merges it and takes that back', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'intern' })
  await open(page, `${site.origin}/user/my-account`)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Another account of yours?' })
  await dialog.getByLabel('Email of the other account').fill('volunteer@demo.test')
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  const field = dialog.getByLabel('Six-digit code')
  await field.waitFor()
  const code = await mailedCode(page, site.origin, { about: 'session.code', to: 'volunteer@demo.test' })
  await field.fill(code)
  await dialog.getByRole('button', { name: 'Show what would happen' }).click()
  await dialog.getByText('Roles and rights').waitFor()
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Merge them' }).click()
  await page.getByText('The two accounts are one now.').waitFor()
  await page.getByText(/^volunteer@demo\.test into intern@demo\.test on /).waitFor()
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByText('Both accounts are there again.').waitFor()
  await page.getByText('Was taken back.').waitFor()
  assert.deepEqual(faults, [])
  await close()
})

test('an admin merges two accounts where their rights are, and both pages say so', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'admin' })
  await open(page, `${site.origin}/users-roles-and-permissions?search=Rohan&show=all`)
  await page.getByRole('link', { name: /Rohan Deshpande/ }).click()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge Rohan Deshpande with another account' })
  await dialog.getByLabel('The other account').fill('Zoya')
  await dialog.getByRole('radio', { name: /ops-intern@demo\.test/ }).check()
  await isAccessible(page)
  await dialog.getByLabel('Reason').fill('Signed up twice')
  await dialog.getByRole('button', { name: 'Show what would happen' }).click()
  await dialog.getByText('Stays', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Merge them' }).click()
  await page.getByRole('heading', { name: 'Merged accounts' }).waitFor()
  await page.getByText(/^ops-intern@demo\.test into placecom@demo\.test on /).waitFor()
  await page.getByRole('region', { name: 'Roles' }).getByText('ops-intern').waitFor()
  await close()
})

test('on a phone the matrix of roles scrolls in itself, and its first column stays', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'admin', width: 390 })
  await open(page, `${site.origin}/users-roles-and-permissions`)
  await page.getByRole('button', { name: 'Role matrix' }).click()
  const row = page.getByRole('rowheader', { name: 'session.grant' })
  await row.waitFor()
  assert.equal(await page.locator('dialog[open]').evaluate((all) => all.scrollWidth - all.clientWidth), 0)
  const before = await row.boundingBox()
  await page.getByRole('region', { name: 'Role matrix' }).evaluate((all) => all.scrollTo({ left: all.scrollWidth }))
  assert.equal((await row.boundingBox())?.x, before?.x)
  await close()
})

test('a login in a new place is asked about on the pages that are open, and ends with a no', async () => {
  const here = await visit(browser, site.origin)
  const email = 'places@example.in'
  await send(here.context, 'signup', { name: 'Nisha Rao', email, password: PASSWORD })
  const listening = here.page.waitForResponse((answer) => /\/api\/live\?.*new-place/.test(answer.url()))
  await open(here.page, `${site.origin}/legal/cookies`)
  await here.page.getByRole('button', { name: 'Account of Nisha Rao' }).waitFor()
  await listening
  // Parts that come later want topics of their own, and the stream is opened anew for them.
  await here.page.waitForLoadState('networkidle')
  const elsewhere = await visit(browser, site.origin)
  assert.equal((await send(elsewhere.context, 'login', { email, password: PASSWORD })).status(), 200)
  const banner = here.page.getByText('New place: was this you?')
  await banner.waitFor()
  await here.page.getByText(/This computer/).waitFor()
  await isAccessible(here.page)
  await here.page.getByRole('button', { name: 'Not me, log it out' }).click()
  await here.page.waitForURL('**/user/sign-in')
  await banner.waitFor({ state: 'detached' })
  assert.equal((await elsewhere.context.request.get(`${site.origin}/api/session/me`)).status(), 401)
  await Promise.all([here.close(), elsewhere.close()])
})

test('a page of whoever has no news asks for none', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'student' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, `${site.origin}/legal/cookies`)
  await page.getByRole('button', { name: 'Account of Meera Nair' }).waitFor()
  await page.waitForLoadState('networkidle')
  const needless = ['/api/privacy', '/api/session/support', '/api/session/new-places']
  assert.deepEqual(
    asked.filter((path) => needless.includes(path)),
    [],
  )
  await close()
})

test.run()
