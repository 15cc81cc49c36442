import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { generate } from 'otplib'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { mailedCode } from '../support/finish-sign-up'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const test = suite('what is held about one, and one’s addresses, in the browser')
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

const isAccessible = async (page: Page) => assert.deepEqual(await accessibilityFaults(page), [])

test('recovery codes are printed with the account and the day, and without the page behind them', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'mentor' })
  await open(page, `${site.origin}/user/sign-in`)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const setup = page.getByRole('dialog', { name: 'Set up the second factor' })
  const secret = (await setup.locator('code').textContent())?.replace(/\s/g, '') ?? ''
  await setup.getByRole('textbox').fill(await generate({ secret }))
  const codes = page.getByRole('dialog', { name: 'Keep these ten codes' })
  const first = await codes.getByRole('listitem').first().innerText()
  await page.evaluate('window.print = () => document.body.setAttribute("data-printed", "")')
  await codes.getByRole('button', { name: 'Print' }).click()
  await page.locator('body[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  const printed = await page.locator('body').innerText()
  assert.match(printed, /^Foothold recovery codes\s+.*mentor@demo\.test · \d\d\/\d\d\/\d\d/)
  assert.ok(printed.includes(first), printed)
  assert.doesNotMatch(printed, /I have kept them|Turn o/)
  assert.deepEqual(faults, [])
  await close()
})

test('an export is asked for, made while one looks on, and downloaded as an archive that can be read', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  await open(page, `${site.origin}/user/data`)
  await page.getByRole('button', { name: 'Ask for an export' }).click()
  const button = page.getByRole('button', { name: 'Download' })
  await button.waitFor()
  await isAccessible(page)
  // As after ten minutes: the first call is refused as the server would, the others reach it.
  const body = { type: 'x', title: 'x', status: 403, detail: 'x', instance: 'x', code: 'proof-needed' }
  const refused = { status: 403, contentType: 'application/problem+json', body: JSON.stringify(body) }
  await page.route('**/api/privacy/exports/*/opening', (route) => route.fulfill(refused), { times: 1 })
  await button.click()
  const proof = page.getByRole('dialog', { name: 'Is it you?' })
  await proof.getByRole('textbox', { name: 'Password' }).fill('foothold-demo-1')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    proof.getByRole('button', { name: 'It is me' }).click(),
  ])
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
  const account = Object.entries(files).find(([name]) => /session\.account.*\.json$/.test(name))
  assert.ok(account, Object.keys(files).join(', '))
  assert.match(Buffer.from(account[1]).toString('utf8'), /student@demo\.test/)
  assert.ok(
    Object.keys(files).some((name) => name.endsWith('.html')),
    'no page for eyes',
  )
  // The browser tells of the call that was refused.
  assert.deepEqual(
    faults.filter((each) => !/403 .*\/opening$/.test(each)),
    [],
  )
  await close()
})

test('an account that is to go says so on every page, and stays by one press', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'intern' })
  await open(page, `${site.origin}/user/data`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.waitFor({ state: 'detached' })
  await open(page, `${site.origin}/legal/cookies`)
  await page.getByText(/^This account goes on /).waitFor()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByText('Your account stays.').waitFor()
  await page.getByText(/^This account goes on /).waitFor({ state: 'detached' })
  await close()
})

test('a second address is added by its code, becomes the main one, and the first is removed', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'volunteer' })
  const main = page.locator('#main')
  await open(page, `${site.origin}/user/my-account`)
  await page.getByRole('button', { name: 'Add address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Another email address' })
  await dialog.getByLabel('Email address').fill('tenzin@example.in')
  await isAccessible(page)
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  const field = dialog.getByLabel('Six-digit code')
  await field.waitFor()
  const code = await mailedCode(page, site.origin, { about: 'session.address-code', to: 'tenzin@example.in' })
  await field.fill(code)
  await dialog.getByRole('button', { name: 'Add address' }).click()
  await page.getByText('Address added').waitFor()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Make main: tenzin@example.in' }).click()
  await page.getByText('This is your main address now').waitFor()
  await page.getByRole('button', { name: 'Remove volunteer@demo.test' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('Address removed').waitFor()
  await main.getByText('volunteer@demo.test').waitFor({ state: 'detached' })
  await main.getByText('tenzin@example.in', { exact: true }).waitFor()
  assert.deepEqual(faults, [])
  await close()
})

test('a recruiter and a placement cell who look at a profile stand on its owner’s list, a member does not', async () => {
  for (const as of ['recruiter', 'tpo-manager', 'pro']) {
    const { page, close } = await visit(browser, site.origin, { as })
    const seen = page.waitForResponse(/\/api\/profile\/people\/demo-student\/seen$/)
    await open(page, `${site.origin}/u/demo-student`)
    assert.equal((await seen).status(), 200)
    await close()
  }
  const { page, close } = await visit(browser, site.origin, { as: 'student' })
  await open(page, `${site.origin}/user/privacy`)
  const looks = page.getByRole('region', { name: 'Who looked at your profile' })
  await looks.getByText('Gurpreet Singh').waitFor()
  await looks.getByText('Placement cell · Sahyadri College of Engineering').waitFor()
  await looks.getByText('Ishita Bose').waitFor()
  assert.equal(await looks.getByRole('listitem').count(), 2)
  await isAccessible(page)
  await close()
})

test('who studies at a college with a placement cell finds it under My College', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'student' })
  await open(page, `${site.origin}/user/my-account`)
  await page.getByRole('link', { name: 'My College' }).click()
  await page.getByRole('heading', { name: 'Sahyadri College of Engineering' }).waitFor()
  await page.getByText('Lakshmi Menon').waitFor()
  await close()
})

test.run()
