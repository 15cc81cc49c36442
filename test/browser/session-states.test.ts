import assert from 'node:assert/strict'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { inSight, pause } from '../support/clock'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('states of a session, in the browser')
let site: RunningSite
let browser: Browser
let form: string
test.before(async () => {
  site = await startSite()
  browser = await launch()
  const found = await (await fetch(`${site.origin}/api/listings/search?status=open`)).json()
  const items = (found as { items: readonly { id: number; isExternal: boolean }[] }).items
  form = `${site.origin}/registration/${items.find(({ isExternal }) => !isExternal)?.id}`
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Opens a page and waits until what minds the session is there. */
async function openMinded(page: Page, url: string): Promise<void> {
  await page.clock.install()
  const minds = page.waitForResponse(/\/c\/session-late-/)
  await open(page, url)
  await minds
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
}
/** How often the page has asked for what the pattern names. */
function counter(page: Page, pattern: RegExp): { count: number } {
  const seen = { count: 0 }
  page.on('request', (request) => {
    if (pattern.test(request.url())) seen.count++
  })
  return seen
}
const status = async (context: BrowserContext) =>
  (await context.request.get(`${site.origin}/api/session/accounts`)).status()
const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Still you, Meera?' })

test('an hour without activity: the server holds the session, no way around the password, and nothing typed is lost', async () => {
  const { page, context, faults, close } = await visit(browser, site.origin, { as: 'student' })
  const locks = counter(page, /\/api\/session\/lock$/)
  await openMinded(page, form)
  await page.getByLabel('Phone').fill('98220 41210')
  await pause(page)
  await page.keyboard.press('Shift')
  await page.clock.runFor(3_599_000)
  assert.equal(locks.count, 0)
  assert.equal(await status(context), 200)
  const told = page.waitForResponse(/\/api\/session\/lock$/)
  await page.clock.runFor(1000)
  await told
  assert.equal(await status(context), 423)
  await page.clock.resume()
  await dialog(page).waitFor()
  const cookie = await cookieOf(context, 'activityStopped')
  assert.deepEqual([cookie?.sameSite, cookie?.secure], ['Strict', false])
  assert.ok(Math.abs((cookie?.expires ?? 0) - (Date.now() / 1000 + 365 * 86_400)) < 2 * 86_400)
  assert.deepEqual(await accessibilityFaults(page), [])

  await page.evaluate(() => document.querySelector('dialog')?.remove())
  await page.waitForFunction(() => document.querySelector('dialog')?.matches(':modal'))
  const verify = dialog(page).getByRole('button', { name: 'Verify' })
  const password = dialog(page).getByRole('textbox', { name: 'Password' })
  assert.equal(await verify.isDisabled(), true)
  await password.fill('not the one')
  await verify.click()
  await dialog(page).getByText('This password is not the one of your account.').waitFor()
  await context.setOffline(true)
  await password.fill('foothold-demo-1')
  await verify.click()
  await dialog(page).getByText('Server error').waitFor()
  await context.setOffline(false)

  // Another tab, without the cookie: the server's word counts.
  await context.clearCookies({ name: 'activityStopped' })
  const other = await context.newPage()
  await open(other, `${site.origin}/`)
  await dialog(other).waitFor()
  await dialog(other).getByRole('textbox', { name: 'Password' }).fill('foothold-demo-1')
  await dialog(other).getByRole('button', { name: 'Verify' }).click()
  await dialog(other).waitFor({ state: 'detached' })
  await dialog(page).waitFor({ state: 'detached' })
  assert.equal(await page.getByLabel('Phone').inputValue(), '98220 41210')
  assert.deepEqual([await status(context), await cookieOf(context, 'activityStopped')], [200, undefined])

  // Tracking has begun again: activity in this hour counts, and a reload does not open what is locked.
  await pause(page)
  await page.clock.runFor(1_800_000)
  await page.keyboard.press('Shift')
  await page.clock.runFor(3_599_000)
  assert.equal(locks.count, 1)
  await page.clock.runFor(1000)
  await page.clock.resume()
  await dialog(page).waitFor()
  assert.equal(locks.count, 2)
  // Who it is has been answered before they leave: afterwards nobody may ask that.
  const known = page.waitForResponse('**/api/session/me')
  await page.reload()
  await known
  await dialog(page).waitFor()
  // What a browser says of itself when calls are refused or cannot be made.
  const isFault = (each: string) => !/423 \(Locked\)|ERR_INTERNET_DISCONNECTED/.test(each)
  assert.deepEqual(faults.filter(isFault), [])
  await dialog(page).getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/auth/login')
  assert.equal(await status(context), 401)
  // One may have been on its way as they left.
  assert.deepEqual(
    faults.filter((each) => isFault(each) && !/401 \(Unauthorized\)/.test(each)),
    [],
  )
  await close()
})

test('a session that ends during work asks for the login over the page, and the same request goes out again, once', async () => {
  const { page, context, close } = await visit(browser, site.origin, { as: 'student' })
  const judged = page.waitForResponse(/\/api\/rules\/of\/\d+\/own/)
  await open(page, form)
  await page
    .getByLabel(/college/i)
    .first()
    .fill('Government Engineering College')
  // Where a rule is not known of the student it is to be confirmed.
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  // What is still asked for is asked as who is signed in, or its answer would put the login over the button.
  await judged
  await context.clearCookies({ name: 'foothold' })
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/registrations'))
      sent.push(request.headers()['idempotency-key'])
  })
  await page.getByRole('button', { name: 'Send application' }).click()
  const again = page.getByRole('dialog', { name: 'Log in again' })
  await again.waitFor()
  assert.equal(await again.getByLabel('Email').inputValue(), 'student@demo.test')
  assert.deepEqual(await accessibilityFaults(page), [])
  await again.getByRole('textbox', { name: 'Password' }).fill('foothold-demo-1')
  await again.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/user/registrations/receipt/**')
  assert.equal(sent.length, 2)
  assert.ok(sent[0] && sent[0] === sent[1])
  await close()
})

test('the login prompt comes 12 s after 100 px, once, and stays away while its entry lasts', async () => {
  const { page, close } = await visit(browser, site.origin)
  const prompt = page.getByRole('dialog', { name: 'Login' })
  const scrollTo = async (top: number) => {
    const scrolled = page.evaluate(() => new Promise((done) => addEventListener('scroll', done, { once: true })))
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await scrolled
  }
  const prompts = counter(page, /\/c\/login-prompt-/)
  await openMinded(page, `${site.origin}/internships`)
  await pause(page)
  await scrollTo(99)
  await page.clock.runFor(13_000)
  await scrollTo(100)
  await page.clock.runFor(6000)
  await inSight(page, false)
  await page.clock.runFor(60_000)
  await inSight(page, true)
  await page.clock.runFor(5900)
  assert.equal(prompts.count, 0)
  await until('the prompt is fetched', async () => {
    await page.clock.runFor(100)
    return prompts.count > 0
  })
  await page.clock.resume()
  await prompt.waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await page.keyboard.press('Escape')
  await prompt.waitFor({ state: 'detached' })
  const { expiry } = JSON.parse((await page.evaluate(() => localStorage.getItem('login-modal'))) ?? '{}')
  assert.ok(expiry > Date.now())
  await page.evaluate(() => window.scrollTo(0, 0))
  const minds = page.waitForResponse(/\/c\/session-late-/)
  await page.reload()
  await page.locator('html[data-ready]').waitFor()
  await minds
  await pause(page)
  await scrollTo(200)
  await page.clock.runFor(13_000)
  assert.equal(prompts.count, 1)
  await close()
})

test.run()
