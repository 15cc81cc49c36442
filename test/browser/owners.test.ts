import assert from 'node:assert/strict'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { suite } from 'uvu'
import { sealShareLink } from '../../features/session/server/share-link/share-links'
import { launch, open, visit } from '../support/browser'
import { mailedCode } from '../support/finish-sign-up'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const test = suite('who an account belongs to, in the browser')
const PASSWORD = 'seven monsoon kites'
const partner = { id: 'deccan', key: Buffer.alloc(32, 7).toString('base64'), name: 'Deccan Connect' }
let site: RunningSite
let browser: Browser
test.before(async () => {
  site = await startSite({ SHARE_LINK_KEYS: JSON.stringify([partner]), SIGN_UP_SKIP_DOMAINS: 'example.in' })
  browser = await launch()
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const send = (context: BrowserContext, path: string, data: object) =>
  context.request.post(site.origin + path, { data, headers: { origin: site.origin } })
const isAccessible = async (page: Page) => assert.deepEqual(await accessibilityFaults(page), [])
const codeTo = (page: Page, email: string, after?: string) =>
  mailedCode(page, site.origin, { about: 'session.code', to: email, ...(after && { after }) })

/** Signed in without a password, by the link of a partner. */
async function comeByPartner(context: BrowserContext, email: string) {
  const esd = sealShareLink(partner, { email, name: 'Asha Rao' }, new Date())
  const found = await context.request.get(
    `${site.origin}/api/verify-external-source-data?${new URLSearchParams({ esd, esk: partner.id })}`,
  )
  const { data } = await found.json()
  assert.equal((await send(context, '/api/session/share-link', { encData: data.encData })).status(), 200)
}

test('who has no password leaves the lock by a code, and confirms by one that the account is to be deleted', async () => {
  const email = 'asha.rao@example.in'
  const { page, context, close } = await visit(browser, site.origin)
  await comeByPartner(context, email)
  await open(page, `${site.origin}/legal/cookies`)
  const locked = await send(context, '/api/session/lock', { idleSince: new Date().toISOString() })
  assert.equal(locked.status(), 204)
  await page.reload()
  const lock = page.getByRole('dialog', { name: 'Still you, Asha?' })
  await lock.getByText(`Your account has no password: to go on, type a code that we mail to ${email}.`).waitFor()
  assert.equal(await lock.getByRole('textbox', { name: 'Password' }).count(), 0)
  await isAccessible(page)
  await lock.getByRole('button', { name: 'Email me a code' }).click()
  const field = lock.getByLabel('Six-digit code')
  await field.waitFor()
  await field.fill(await codeTo(page, email))
  await lock.getByRole('button', { name: 'It is me' }).click()
  await lock.waitFor({ state: 'detached' })
  assert.equal((await context.request.get(`${site.origin}/api/session/accounts`)).status(), 200)

  // As after ten minutes: the first call is refused as the server would, the next reaches it.
  let isRefused = false
  await page.route('**/api/privacy/erasure', async (route) => {
    if (isRefused) return route.continue()
    isRefused = true
    const body = { type: 'x', title: 'x', status: 403, detail: 'x', instance: 'x', code: 'proof-needed' }
    await route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(body) })
  })
  await open(page, `${site.origin}/user/data`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const erase = page.getByRole('dialog', { name: 'Delete your account?' })
  await erase.getByRole('button', { name: 'Delete my account' }).click()
  const proof = page.getByRole('dialog', { name: 'Is it you?' })
  await proof.getByRole('button', { name: 'Email me a code' }).waitFor()
  await isAccessible(page)
  const before = await codeTo(page, email)
  await proof.getByRole('button', { name: 'Email me a code' }).click()
  await proof.getByLabel('Six-digit code').waitFor()
  await proof.getByLabel('Six-digit code').fill(await codeTo(page, email, before))
  await proof.getByRole('button', { name: 'It is me' }).click()
  await erase.waitFor({ state: 'detached' })
  await page
    .locator('#main')
    .getByText(/^Your account goes on /)
    .waitFor()
  await close()
})

test('who first proves an address that somebody signed up with reads what ended, and chooses a password', async () => {
  const email = 'nisha.rao@example.in'
  const stranger = await visit(browser, site.origin)
  await send(stranger.context, '/api/session/signup', { name: 'Somebody Else', email, password: PASSWORD })
  const mails = await (await stranger.page.request.get(`${site.origin}/api/mail/messages`)).json()
  const { text } = (mails as Record<string, string>[]).find(({ to }) => to === email) as { text: string }

  const { page, faults, close } = await visit(browser, site.origin)
  await open(page, /http\S+verify-email\S+/.exec(text)?.[0] ?? '')
  await page.getByText('You opened this link in another browser').waitFor()
  await isAccessible(page)
  await page.getByRole('textbox', { name: 'Password' }).fill('not the one')
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await page.getByText('This password is not the one of your account.').waitFor()

  await open(page, `${site.origin}/auth/login?returnUrl=/legal/cookies`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  const field = page.getByLabel('Six-digit code')
  await field.waitFor()
  await field.fill(await codeTo(page, email))
  await page.waitForURL('**/legal/cookies')
  await page.getByText('so we ended: their password, 1 session.').waitFor()
  await isAccessible(page)
  assert.equal((await stranger.context.request.get(`${site.origin}/api/session/me`)).status(), 401)
  await page.getByRole('button', { name: 'Choose a password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New password').fill('plum lantern cobbler')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your address had been used.').waitFor({ state: 'detached' })
  const again = await send(stranger.context, '/api/session/login', { email, password: 'plum lantern cobbler' })
  assert.equal(again.status(), 200)
  assert.deepEqual(
    faults.filter((each) => !/ 40[13] | 422 /.test(each)),
    [],
  )
  await Promise.all([close(), stranger.close()])
})

test('an admin disables an account with a reason, which its owner reads at the login, and takes it back', async () => {
  const admin = await visit(browser, site.origin, { as: 'admin' })
  const owner = await visit(browser, site.origin, { as: 'mentor' })
  const { page } = admin
  await open(page, `${site.origin}/users-roles-and-permissions?search=Ananya&show=all`)
  await page.getByRole('link', { name: /Ananya Iyer/ }).click()
  await page.getByRole('button', { name: 'Disable', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Disable the account of Ananya Iyer?' })
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Disable the account' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).and(page.locator('[aria-invalid="true"]')).waitFor()
  await dialog.getByLabel('Reason').fill('Asks students for money')
  await dialog.getByRole('button', { name: 'Disable the account' }).click()
  await page.getByText('“Asks students for money”.', { exact: false }).first().waitFor()
  await page.getByText('Asha Pillai disabled the account. “Asks students for money”').waitFor()
  await isAccessible(page)

  assert.equal((await owner.context.request.get(`${site.origin}/api/session/me`)).status(), 401)
  await open(owner.page, `${site.origin}/auth/login`)
  await owner.page.getByLabel('Email').fill('mentor@demo.test')
  await owner.page.getByRole('textbox', { name: 'Password' }).fill('foothold-demo-1')
  await owner.page.getByRole('button', { name: 'Login' }).click()
  await owner.page.getByText('This account is disabled: "Asks students for money".').waitFor()
  await page.getByRole('button', { name: 'Enable' }).click()
  await page.getByText('The account of Ananya Iyer is open again.').waitFor()
  await owner.page.getByRole('button', { name: 'Login' }).click()
  await owner.page.waitForURL((url) => !url.pathname.startsWith('/auth'))
  await Promise.all([admin.close(), owner.close()])
})

test.run()
