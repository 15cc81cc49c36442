import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const test = suite('ways out of what went wrong with a session, in the browser')
let site: RunningSite
let browser: Browser
test.before(async () => {
  site = await startSite()
  browser = await launch()
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

test('a lock whose session ends meanwhile leads to logging in again over the page, and a gateway says nothing of its own', async () => {
  const { page, context, close } = await visit(browser, site.origin, { as: 'student' })
  await context.request.post(`${site.origin}/api/session/lock`, {
    data: { idleSince: new Date().toISOString() },
    headers: { origin: site.origin },
  })
  await open(page, `${site.origin}/user/my-account`)
  const lock = page.getByRole('dialog', { name: 'Still you, Meera?' })
  await lock.getByRole('textbox', { name: 'Password' }).fill('foothold-demo-1')
  await page.route('**/api/user/verify-password', (route) => route.fulfill({ status: 502, body: '<h1>Bad</h1>' }))
  await lock.getByRole('button', { name: 'Verify' }).click()
  await lock.getByText('Server error', { exact: true }).waitFor()
  await page.unroute('**/api/user/verify-password')
  await context.clearCookies({ name: 'foothold' })
  await lock.getByRole('button', { name: 'Verify' }).click()
  const again = page.getByRole('dialog', { name: 'Log in again' })
  await again.getByRole('textbox', { name: 'Password' }).fill('foothold-demo-1')
  await again.getByRole('button', { name: 'Login' }).click()
  await again.waitFor({ state: 'detached' })
  assert.equal(await lock.count(), 0)
  await close()
})

test('the link of a mail is tried again when the network failed, although it has left the address', async () => {
  const { page, close } = await visit(browser, site.origin)
  const posted: unknown[] = []
  await page.route('**/api/session/verify-email', (route) => {
    posted.push(route.request().postDataJSON())
    return posted.length === 1 ? route.abort() : route.fulfill({ status: 204 })
  })
  const token = 'a'.repeat(43)
  await open(page, `${site.origin}/auth/verify-email?token=${token}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Your address is confirmed').waitFor()
  assert.deepEqual(posted, [{ token }, { token }])
  assert.equal(new URL(page.url()).search, '')
  // One that the server does not know is of no use at the next try either.
  await page.unroute('**/api/session/verify-email')
  await open(page, `${site.origin}/auth/verify-email?token=${'b'.repeat(43)}`)
  await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0)
  await page.getByRole('link', { name: 'Login' }).waitFor()
  await open(page, `${site.origin}/auth/reset-password?token=${'b'.repeat(43)}`)
  await page.getByRole('textbox', { name: 'New password' }).fill('plum lantern cobbler')
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor()
  await page.getByRole('link', { name: 'Send a new one' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await close()
})

test('whoever logs in comes back to the same results at the same place of the page', async () => {
  const { page, close } = await visit(browser, site.origin)
  const here = '/internships?city=Pune#results'
  await open(page, site.origin + here)
  const link = page.getByRole('banner').getByRole('link', { name: 'Login' })
  await link.click()
  await page.waitForURL('**/auth/login?**')
  assert.equal(new URL(page.url()).searchParams.get('returnUrl'), here)
  await close()
})

test('who was signed in before types at once: nothing covers the form while the server is asked whether they still are', async () => {
  const { page, context, close } = await visit(browser, site.origin, { as: 'organizer' })
  await open(page, `${site.origin}/legal/terms-of-use`)
  await page.waitForFunction(() => localStorage.getItem('currentUser'))
  await context.request.post(`${site.origin}/api/session/logout`, { headers: { origin: site.origin } })
  let answer = () => {}
  const isTyped = new Promise<void>((typed) => (answer = typed))
  await page.route('**/api/session/me', (route) => isTyped.then(() => route.continue()))
  const asked = page.waitForRequest(/\/api\/session\/me$/)
  const answered = page.waitForResponse(/\/api\/session\/me$/)
  await open(page, `${site.origin}/auth/login`)
  await asked
  await page.getByLabel('Email', { exact: true }).pressSequentially('organizer@demo.test', { delay: 40 }) // as a person
  answer()
  assert.equal((await answered).status(), 401)
  assert.equal(await page.getByLabel('Email', { exact: true }).inputValue(), 'organizer@demo.test')
  assert.equal(await page.getByRole('dialog').count(), 0)
  await close()
})

test('devices: the others are logged out in the words of the spec, then all, which leads to the login page', async () => {
  const here = await visit(browser, site.origin, { as: 'recruiter' })
  const there = await visit(browser, site.origin, { as: 'recruiter' })
  const { page } = here
  await open(page, `${site.origin}/user/devices`)
  await page.getByText('2 sessions').waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await page.getByRole('button', { name: 'Log out all others' }).click()
  await page.getByText('User Logged Out from all devices except current Successfully').waitFor()
  await page.getByText('1 session', { exact: true }).waitFor()
  assert.equal((await there.context.request.get(`${site.origin}/api/session/me`)).status(), 401)
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByText('User Logged Out from all devices Successfully').waitFor()
  await page.waitForURL('**/auth/login**')
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0, 'a dialog stands over the login page')
  assert.equal((await here.context.request.get(`${site.origin}/api/session/me`)).status(), 401)
  await Promise.all([here.close(), there.close()])
})

test('nothing is chosen for who gives a role, and what somebody holds for good is not offered', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'admin' })
  await open(page, `${site.origin}/users-roles-and-permissions?search=Fatima&show=all`)
  await page.getByRole('link', { name: /Fatima Sheikh/ }).click()
  await page.getByRole('button', { name: 'Grant role' }).click()
  const dialog = page.getByRole('dialog')
  const role = dialog.getByRole('combobox', { name: 'Role' })
  assert.equal(await role.inputValue(), '')
  assert.deepEqual(await role.getByRole('option', { name: 'tpo-admin' }).count(), 0)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('For a test')
  await dialog.getByRole('button', { name: 'Give it' }).click()
  await dialog.getByText('Choose what to give').waitFor()
  await close()
})

test.run()
