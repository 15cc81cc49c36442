import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Locator, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { mailedCode, skipToTheEnd } from '../support/finish-sign-up'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('sign-up and arrivals by links, in the browser')
const SHARE_LINK_KEYS = JSON.stringify([
  {
    id: 'deccan-2026',
    key: Buffer.alloc(32, 7).toString('base64'),
    name: 'Deccan Connect',
    logoUrl: 'http://127.0.0.1:9/logo.svg',
  },
])
let site: RunningSite
let browser: Browser
test.before(async () => {
  site = await startSite({ SHARE_LINK_KEYS })
  browser = await launch()
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

test('what is refused is said in Hindi, beside its field and with what is put into a sentence', async () => {
  const { page, close } = await visit(browser, site.origin, { language: 'hn' })
  await open(page, `${site.origin}/auth/signup`)
  const form = page.locator('main form').first()
  await form.locator('input[autocomplete="name"]').fill('Meera Joshi')
  await form.locator('input[type="email"]').fill('meera.joshi@example.in')
  const password = form.locator('input[autocomplete="new-password"]')
  await password.fill('password')
  await password.press('Enter')
  await form.locator('[aria-invalid="true"]').waitFor()
  const said = await password.evaluate(
    (field) => document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
  )
  assert.match(said ?? '', /[\u0900-\u097f]/)
  const missing = await page.request.post(`${site.origin}/api/session/login`, {
    data: { email: 'nobody@example.in', password: 'seven monsoon kites' },
    headers: { origin: site.origin },
  })
  const { title, detail } = (await missing.json()) as { title: unknown; detail: unknown }
  for (const sentence of [title, detail])
    assert.match(String(typeof sentence === 'string' && sentence), /[\u0900-\u097f]/)
  // No footer and no top bar here: the language is chosen below the form.
  await page.locator('main').getByRole('button', { name: 'English', exact: true }).click()
  await page.locator('html[lang="en"][data-ready]').waitFor()
  await close()
})

/** The command line, on the running server; its links lead to the test's own address. */
async function mint(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: site.dataDir, SHARE_LINK_KEYS }
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/admin.js', ...words], { env })
  const { pathname, search } = new URL(stdout.trim())
  return site.origin + pathname + search
}
const share = (email: string) => mint('share-link', 'deccan-2026', email, '/internships', 'Asha', 'Rao')
const isIn = (field: Locator) => field.evaluate((each) => each === document.activeElement)
const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` })

/** The question that floats above every page asks after the first movement; the way back of a step is under no part of it. */
async function keepsClearOfCookies(page: Page): Promise<void> {
  await page.mouse.move(100, 300)
  await page.getByRole('heading', { name: 'Cookies' }).waitFor()
  const isFree = (button: Element) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  await until('"Back" can be pressed', () => page.getByRole('button', { name: 'Back' }).evaluate(isFree))
}

test('sign-up goes on where it was left, on another device too, and then to where one wanted to go', async () => {
  const { page, close } = await visit(browser, site.origin)
  const email = 'nisha.rao@example.in'
  await open(page, `${site.origin}/auth/signup?returnUrl=/legal/cookies`)
  await page.getByLabel('Name').fill('Nisha Rao')
  await page.getByLabel('Email').fill('nisha@mailinator.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('seven monsoon kites')
  const create = page.getByRole('button', { name: 'Create the account' })
  await create.click()
  await page.getByText('This is a throw-away address. Use one that stays yours.').waitFor()
  await page.getByLabel('Email').fill(email)
  await create.click()
  await page.getByText('Step 2 of').first().waitFor()
  await until('the code can be typed at once', () => isIn(page.getByLabel('Code', { exact: true })))
  assert.deepEqual(await accessibilityFaults(page), [])

  const phone = await visit(browser, site.origin, { width: 390, height: 844 })
  await open(phone.page, `${site.origin}/auth/login`)
  await phone.page.getByLabel('Email').fill(email)
  await phone.page.getByRole('textbox', { name: 'Password' }).fill('seven monsoon kites')
  await phone.page.getByRole('button', { name: 'Login' }).click()
  await phone.page.waitForURL('**/auth/signup**')
  const code = await mailedCode(page, site.origin, { about: 'session.verify-email', to: email })
  const wrong = code === '000000' ? '000001' : '000000'
  await phone.page.getByLabel('Code', { exact: true }).fill(wrong)
  await phone.page.getByRole('button', { name: 'Verify' }).click()
  await phone.page.getByText('Not this one. 4 tries left.').waitFor()
  await until('the code can be typed anew', () => isIn(phone.page.getByLabel('Code', { exact: true })))
  await phone.page.keyboard.type(code)
  await phone.page.getByRole('button', { name: 'Verify' }).click()
  await phone.page.getByRole('heading', { name: 'Who are you here?' }).waitFor()
  assert.deepEqual(await accessibilityFaults(phone.page), [])
  await keepsClearOfCookies(phone.page)
  await phone.close()

  await page.reload()
  await page.getByRole('heading', { name: 'Who are you here?' }).waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByText(`${email} is confirmed.`).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Choose one of them').waitFor()
  await until('one can choose at once', () => isIn(page.getByRole('radio').first()))
  await page.getByRole('radio', { name: /^I study/ }).check()
  await page.getByLabel('Phone').fill('12')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('This number is too short or too long').waitFor()
  await page.getByLabel('Phone').fill('98220 41210')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Who are you here?' }).waitFor({ state: 'detached' })
  await skipToTheEnd(page)
  await page.getByText(/^[\d,]+ opportunities are open to you now\.$/).waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL('**/legal/cookies')
  await close()
})

test("a partner's link signs somebody new in, once, and its secrets leave the address, the history and every referrer", async () => {
  const { page, context, close } = await visit(browser, site.origin)
  const link = await share('asha.rao@example.in')
  const carried: string[] = []
  page.on('request', (request) => {
    const from = request.headers()['referer'] ?? ''
    if (/es[dk]=/.test(from)) carried.push(`${request.url()} from ${from}`)
  })
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path d="M0 0h90v30H0z"/></svg>'
  await page.route('http://127.0.0.1:9/logo.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  const logo = page.getByRole('img', { name: 'The partner who sent you here' })
  await page.goto(link)
  await account(page, 'Asha Rao').waitFor()
  await logo.waitFor()
  assert.equal(page.url(), `${site.origin}/internships`)
  assert.deepEqual(carried, [])
  assert.equal(await page.evaluate(() => localStorage.getItem('ssoIctLogoUrl')), 'http://127.0.0.1:9/logo.svg')
  assert.doesNotMatch(site.said(), /esd=/)
  await open(page, `${site.origin}/jobs`) // the logo stands in for the rest of sign-up
  await account(page, 'Asha Rao').waitFor()
  assert.equal(page.url(), `${site.origin}/jobs`)

  const replay = await context.newPage()
  await replay.goto(link)
  const refused = replay.getByRole('dialog', { name: 'This link does not work any more' })
  await refused.getByText('Links from partners work once, for 5 minutes. Open it again from there.').waitFor()
  assert.deepEqual(await accessibilityFaults(replay), [])
  assert.ok(await account(replay, 'Asha Rao').count(), 'who was here stays')
  await logo.waitFor()

  // The session ends elsewhere; whoever logs in next did not come from the partner.
  await context.request.post(`${site.origin}/api/session/logout`, { headers: { origin: site.origin } })
  await open(page, `${site.origin}/auth/login?returnUrl=/jobs`)
  await page.getByLabel('Email').fill('student@demo.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('foothold-demo-1')
  await page.getByRole('button', { name: 'Login' }).click()
  await account(page, 'Meera Nair').waitFor()
  assert.equal(await logo.count(), 0)
  await close()
})

test('another person who is signed in is named first; an address that has an account is asked for its password', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'pro' })
  await page.goto(await share('student@demo.test'))
  const both = page.getByRole('dialog', { name: 'Two accounts' })
  await both.getByText('pro@demo.test').waitFor()
  await both.getByText('student@demo.test').waitFor()
  await both.getByRole('button', { name: 'Go on as Asha Rao' }).click()
  const known = page.getByRole('dialog', { name: 'Is this your account?' })
  const email = known.getByLabel('Email')
  assert.deepEqual([await email.inputValue(), await email.isEditable()], ['student@demo.test', false])
  await known.getByRole('textbox', { name: 'Password' }).fill('foothold-demo-1')
  await known.getByRole('button', { name: 'Login' }).click()
  await account(page, 'Meera Nair').waitFor()
  await known.waitFor({ state: 'detached' })
  await close()
})

test('the link of an assessment puts its screen in place of every page, until one logs out', async () => {
  const { page, close } = await visit(browser, site.origin, { width: 390, height: 844 })
  await page.goto(await mint('assessment-link', 'student@demo.test', '/internships', '2', 'Kaveri', 'SQL', 'test'))
  const title = page.getByRole('heading', { level: 1, name: 'This login is for the assessment only' })
  for (const path of ['/internships', '/user/registrations/all/all', '/legal/cookies']) {
    if (path !== '/internships') await open(page, site.origin + path)
    await title.waitFor()
    await page.getByText('Kaveri SQL test').waitFor()
    assert.equal(page.url(), site.origin + path)
    assert.equal(await page.getByRole('navigation').count(), 0)
  }
  assert.deepEqual(await accessibilityFaults(page), [])
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL('**/auth/login')
  assert.equal(await title.count(), 0)
  await close()
})

test.run()
