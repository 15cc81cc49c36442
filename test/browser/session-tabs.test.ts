import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('sessions in several tabs')
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

/** How often the page has asked for what the pattern names. */
function counter(page: Page, pattern: RegExp): { count: number } {
  const seen = { count: 0 }
  page.on('request', (request) => {
    if (pattern.test(request.url())) seen.count++
  })
  return seen
}
const built = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Record<string, { readonly file: string }>
/** What minds the session in a tab, and its words: what is told before they are there, nobody hears. */
const minds = ['client/states/watch.tsx', 'locales/en.json'].map(
  (name) => built[`features/session/${name}`]?.file ?? name,
)
const status = async (context: BrowserContext) =>
  (await context.request.get(`${site.origin}/api/session/accounts`)).status()
const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)
const account = (page: Page) => page.getByRole('button', { name: /^Account of/ })

/** From now on: a toast is there for three seconds, and on a busy machine nobody may look in these. Answers what waits for it. */
async function watchFor(page: Page, says: string): Promise<() => Promise<void>> {
  const seen = await page.evaluateHandle((text) => {
    const isThere = new Promise<void>((done) => {
      const look = () => document.body.textContent?.includes(text) && done()
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    return { isThere }
  }, says)
  return () => seen.evaluate(({ isThere }) => isThere)
}

test('five tabs agree on who is signed in, and a lost login flag is told', async () => {
  const { page, context, close } = await visit(browser, site.origin)
  const others: Page[] = []
  for (let tab = 0; tab < 4; tab++) others.push(await context.newPage())
  for (const each of [page, ...others]) await open(each, `${site.origin}/legal/cookies`)
  const [first, second] = others as [Page, Page]
  const asks = counter(first, /\/api\/session\/me$/)

  await open(page, `${site.origin}/auth/login?returnUrl=/legal/cookies`)
  await page.getByLabel('Email').fill('student@demo.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('foothold-demo-1')
  await page.getByRole('button', { name: 'Login' }).click()
  for (const each of [page, ...others]) await account(each).waitFor()
  assert.ok(asks.count <= 3, `a tab asked ${asks.count} times who is signed in: once for each word it heard`)

  // The reload flag begins other tabs anew; a changed user is asked for again.
  const begun = [page, ...others].filter((each) => each !== second)
  for (const each of begun) await each.evaluate(() => Object.assign(window, { before: true }))
  const known = first.waitForResponse(/\/api\/session\/me$/) // what is told while it is asked would be one call with it
  await second.evaluate(() => localStorage.setItem('reload', 'true'))
  await known
  for (const each of begun) {
    await each.waitForFunction(() => !('before' in window))
    await account(each).waitFor()
    await each.waitForFunction(
      (files) =>
        files.every((file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file))),
      minds,
    )
  }
  const asked = first.waitForRequest(/\/api\/session\/me$/)
  await second.evaluate(() => localStorage.setItem('currentUser', 'of another version'))
  await asked

  const told = await Promise.all(others.map((each) => watchFor(each, 'Session expired. Please login again')))
  await page.evaluate(() => localStorage.removeItem('accessToken'))
  await Promise.all(told.map((isTold) => isTold()))
  for (const each of others) await account(each).waitFor({ state: 'detached' })
  // Tabs leave at once; the server is told beside.
  await until('the session is over', async () => (await status(context)) === 401)
  await close()
})

test('five tabs follow a login, a change of account and a logout', async () => {
  const { page, context, close } = await visit(browser, site.origin)
  const others: Page[] = []
  for (let tab = 0; tab < 4; tab++) others.push(await context.newPage())
  for (const each of [page, ...others]) await open(each, `${site.origin}/legal/cookies`)
  await open(page, `${site.origin}/auth/login?returnUrl=/legal/cookies`)
  await page.getByLabel('Email').fill('organizer@demo.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('foothold-demo-1')
  await page.getByRole('button', { name: 'Login' }).click()
  await Promise.all([page, ...others].map((each) => account(each).waitFor()))

  for (const each of others) await each.evaluate(() => Object.assign(window, { before: true }))
  await account(page).click()
  await page.getByRole('button', { name: 'Switch account' }).click()
  await page
    .getByRole('dialog', { name: 'Switch account' })
    .getByRole('button', { name: /Neel Media/ })
    .click()
  await page.waitForURL('**/manage/user/competition-listings/all/approved')
  await Promise.all(others.map((each) => each.waitForFunction(() => !('before' in window))))
  await Promise.all(others.map((each) => each.locator('html[data-ready]').waitFor()))

  await account(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/auth/login')
  await Promise.all(others.map((each) => account(each).waitFor({ state: 'detached' })))
  assert.equal(await status(context), 401)
  await close()
})

test('a page that was closed to a stranger opens once somebody has logged in in another tab', async () => {
  const { page, context, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/internships`)
  await page.evaluate(() => history.pushState(null, '', '/user/registrations/all/all'))
  await page.getByRole('heading', { name: 'This page is not open to you' }).waitFor()
  const other = await context.newPage()
  await open(other, `${site.origin}/auth/login?returnUrl=/legal/cookies`)
  await other.getByLabel('Email').fill('student@demo.test')
  await other.getByRole('textbox', { name: 'Password' }).fill('foothold-demo-1')
  await other.getByRole('button', { name: 'Login' }).click()
  await page.locator('main a[href^="/user/registrations/"]').first().waitFor()
  await close()
})

for (const [says, spoil] of [
  ['blocked', "Object.defineProperty(window, 'localStorage', { get() { throw new Error('closed') } })"],
  [
    'corrupted',
    "for (const [key, value] of [['currentUser', '%%%'], ['accessToken', 'yes'], ['login-modal', '{']]) localStorage.setItem(key, value)",
  ],
] as const)
  test(`with storage ${says} two tabs still agree, and no page stays white`, async () => {
    const { page, context, faults, close } = await visit(browser, site.origin, { as: 'student' })
    await context.addInitScript(spoil)
    const other = await context.newPage()
    for (const each of [page, other]) {
      await open(each, `${site.origin}/legal/cookies`)
      await account(each).waitFor()
    }
    await account(page).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/auth/login')
    await account(other).waitFor({ state: 'detached' })
    assert.ok(await other.locator('h1').isVisible())
    assert.ok(await cookieOf(context, 'skipGoogleLogin'))
    // What was on its way when the session ended is refused, and browsers write that down.
    const unexpected = faults.filter((each) => !/ 401 \(/.test(each))
    assert.deepEqual(unexpected, [])
    await close()
  })

test.run()
