import assert from 'node:assert/strict'
import type { Browser, Locator, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, type Visitor, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const shell = suite('shell')
let site: RunningSite
let browser: Browser
const guests: Visitor[] = []

async function guest(options: Parameters<typeof visit>[2], path = '/'): Promise<Page> {
  const visitor = await visit(browser, site.origin, options)
  guests.push(visitor)
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' })
  await open(visitor.page, site.origin + path)
  return visitor.page
}

shell.before(async () => {
  site = await startSite()
  browser = await launch()
})
shell.after(async () => {
  await browser?.close()
  await site?.stop()
})
shell.after.each(async () => {
  for (const each of guests.splice(0)) {
    assert.deepEqual(each.faults, [])
    await each.close()
  }
})

const account = (page: Page): Locator => page.getByRole('button', { name: /^Account of/ })
const more = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main, bottom' }).getByRole('button', { name: 'More' })
const isLocked = (page: Page) => page.evaluate(() => document.documentElement.dataset['scrollLocks'] !== undefined)
const moveTo = (page: Page, top: number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        scrollTo(0, to)
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
      }),
    top,
  )

shell('the bar has a line past 64 px of scroll, at none before (spec §9)', async () => {
  const page = await guest({})
  const line = () =>
    page
      .locator('header')
      .first()
      .evaluate((bar) => getComputedStyle(bar).borderBlockEndColor)
  const none = 'rgba(0, 0, 0, 0)'
  for (const [top, has] of [
    [63, false],
    [64, false],
    [65, true],
    [64, false],
  ] as const) {
    await moveTo(page, top)
    await page.waitForFunction(
      ([bare, wanted]) =>
        (getComputedStyle(document.querySelector('header') as Element).borderBlockEndColor !== bare) === wanted,
      [none, has] as const,
    )
    assert.equal((await line()) !== none, has, `at ${top} px`)
  }
})

shell('on a phone the bar hides past 50 px on the way down and is back on the way up (spec §4, §9)', async () => {
  const page = await guest({ width: 390 })
  for (const [top, hidden] of [
    [49, false],
    [50, false],
    [51, true],
    [400, true],
    [380, false],
  ] as const) {
    await moveTo(page, top)
    await page.waitForFunction(
      (wanted) => (getComputedStyle(document.querySelector('header') as Element).translate !== 'none') === wanted,
      hidden,
    )
  }
})

shell('767 px is a phone, 768 is not (spec §9)', async () => {
  const page = await guest({ width: 767 })
  assert.ok(await more(page).isVisible())
  await page.setViewportSize({ width: 768, height: 900 })
  assert.equal(await page.getByRole('navigation', { name: 'Main, bottom' }).isVisible(), false)
  assert.ok(await page.getByRole('button', { name: 'Menu' }).isVisible())
})

shell('one panel at a time: it takes the focus, holds the page still, and gives both back', async () => {
  const page = await guest({ as: 'student' })
  await account(page).click()
  const panel = page.getByRole('dialog', { name: 'Account' })
  await panel.waitFor()
  assert.equal(await isLocked(page), true)
  assert.equal(await panel.evaluate((each) => each.contains(document.activeElement)), true)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Go to or do' }).waitFor()
  await panel.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await isLocked(page), false)
  await account(page).click()
  await panel.waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  assert.equal(await account(page).evaluate((each) => each === document.activeElement), true)
})

shell('a panel closes with a click outside and when the page changes', async () => {
  const page = await guest({ as: 'student' })
  const panel = page.getByRole('dialog', { name: 'Account' })
  await account(page).click()
  await panel.waitFor()
  await page.mouse.click(200, 400)
  await panel.waitFor({ state: 'detached' })
  await account(page).click()
  await panel.getByRole('link', { name: 'Registrations/Applications' }).click()
  await page.waitForURL('**/user/registrations/all/all')
  await panel.waitFor({ state: 'detached' })
  assert.equal(await isLocked(page), false)
})

shell('the side menu is 283 px wide, 250 under 1280, 85 minimised, and keeps that (spec §9)', async () => {
  const page = await guest({ as: 'organizer' }, '/manage/user/competition-listings/all/approved')
  const side = page.getByRole('complementary', { name: 'Account' })
  const stands = (px: number) =>
    page.waitForFunction(
      (wanted) => document.querySelector('[data-side-menu]')?.getBoundingClientRect().width === wanted,
      px,
    )
  await side.waitFor()
  await stands(283)
  await page.setViewportSize({ width: 1279, height: 900 })
  await stands(250)
  await side.getByRole('button', { name: 'Make the menu narrow' }).click()
  await stands(85)
  await page.reload()
  await side.waitFor()
  await stands(85)
  await page.setViewportSize({ width: 767, height: 900 })
  assert.equal(await side.isVisible(), false)
})

shell('the search keeps what was searched on this device, and forgets on request', async () => {
  const page = await guest({})
  const field = page.getByRole('combobox', { name: 'Search Opportunities' })
  await page.keyboard.press('/')
  await field.fill('data analyst')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === 'data analyst')
  await page.getByRole('link', { name: 'Foothold, start page' }).first().click()
  await page.waitForURL(`${site.origin}/`)
  await field.focus()
  await page.getByRole('button', { name: 'data analyst', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Forget data analyst' }).click()
  await page.getByRole('button', { name: 'data analyst', exact: true }).waitFor({ state: 'detached' })
})

shell('the palette leads to every page one may open, in twelve keys at most, and to no other', async () => {
  const page = await guest({ as: 'admin' })
  await account(page).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to or do' }).pressSequentially('admin')
  await page.getByRole('option', { name: /Administer Opportunities/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/manage/opportunity/approval-list/all/approved')
  // A kind's own page and its list go by one name: both are there, each with its address.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to or do' }).pressSequentially('jobs')
  for (const path of ['/job-portal', '/jobs'])
    await page.getByRole('option', { name: new RegExp(`Jobs ?${path}$`) }).waitFor()
  await page.keyboard.press('Escape')
  const student = await guest({ as: 'student' })
  await account(student).waitFor()
  await student.keyboard.press('Control+k')
  await student.getByRole('combobox', { name: 'Go to or do' }).pressSequentially('admin')
  await student.getByText('Nothing for “admin”.').waitFor()
})

shell('coming back to a list that was opened further, the same row stands at the same place', async () => {
  const page = await guest({}, '/internships')
  // Whoever scrolls so far is asked to log in after twelve seconds (spec §3), which a busy machine may take to come there.
  await page.evaluate(() => localStorage.setItem('login-modal', JSON.stringify({ expiry: Date.now() + 600_000 })))
  for (const shown of [2, 3]) {
    await page.getByRole('link', { name: 'Show more' }).click()
    await page.waitForFunction((lists) => document.querySelectorAll('main ol').length >= lists, shown)
  }
  const row = page.locator('main ol').nth(2).locator('a').nth(5)
  await row.scrollIntoViewIfNeeded()
  await moveTo(page, await page.evaluate(() => Math.round(scrollY)))
  const top = await page.evaluate(() => scrollY)
  await row.click()
  await page.waitForURL('**/internships/**')
  await page.goBack()
  await page.waitForFunction((left) => Math.abs(scrollY - left) <= 2, top)
})

shell(
  'plain links to pages of the house keep the document; other places on the page, tabs and files are the browser’s',
  async () => {
    const page = await guest({}, '/internships')
    await page.locator('main h2 a').first().click()
    await page.waitForURL(/\/internships\/.+/)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Internships' }).click()
    await page.waitForURL('**/internships')
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await page.evaluate(() => 'stayed' in window), true)
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('link')
        .first()
        .click({ modifiers: ['Control'] }),
    ])
    await other.close()
    assert.equal(new URL(page.url()).pathname, '/internships')
  },
)

shell.run()
