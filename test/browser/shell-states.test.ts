import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { looksAt } from '../support/looks'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const states = suite('shell states')
let site: RunningSite
let browser: Browser

states.before(async () => {
  site = await startSite()
  browser = await launch()
})
states.after(async () => {
  await browser?.close()
  await site?.stop()
})

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0
const panelButtons = (page: Page) => page.locator('header button[aria-haspopup="dialog"]:visible')
const dialog = (page: Page) => page.locator('dialog[open]').waitFor()

/** The account's button in any language: the last one of the bar that opens a panel. */
const openAccount = (page: Page) => panelButtons(page).last().click()
/** What the category links fold into: the phone's More, the tablet's menu, the desk's drop-down. */
async function openMore(page: Page) {
  if (widthOf(page) <= 767) return page.locator('nav button[aria-haspopup="dialog"]:visible').last().click()
  if (widthOf(page) < 1140) return panelButtons(page).first().click()
  return page.locator('header nav button[aria-haspopup="menu"]').click()
}
async function openBusiness(page: Page) {
  if (widthOf(page) >= 1140) return panelButtons(page).last().click()
  await openMore(page)
  await dialog(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(For Business|व्यवसाय के लिए)$/ })
    .click()
  await page.locator('dialog[open] a[target="_blank"]').first().waitFor()
}
async function openRequest(page: Page) {
  await page.locator('footer form ~ button, footer button:not([type="submit"])').first().click()
  await dialog(page)
}
async function searchFor(page: Page) {
  if (widthOf(page) <= 767) await page.locator('header a[aria-label][href="/all-opportunities"]').click()
  await page.getByRole('combobox').filter({ visible: true }).first().fill('intern')
  await page.getByRole('option').first().waitFor()
}
/** The banner's code is here from the first quiet moment on. */
async function goOffline(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}
/** From the profile panel on. */
async function chooseInPanel(page: Page, entry: RegExp) {
  await openAccount(page)
  await page.locator('dialog[open] button').filter({ hasText: entry }).click()
  await page.locator('dialog[open]').getByRole('listitem').first().waitFor()
}
/** Moves the mouse until the question is there. */
async function awaitCookies(page: Page) {
  let moves = 0
  await until('the question about cookies is there', async () => {
    await page.mouse.move(200 + (moves++ % 50), 300)
    return page.locator(COOKIES).isVisible()
  })
}
const seeSide = (page: Page) => page.locator('[data-side-menu] a').first().waitFor()

interface State {
  readonly name: string
  readonly widths: readonly number[]
  readonly as?: string
  readonly path?: string
  readonly reach: (page: Page) => Promise<unknown>
  /** What stands there then; something that opens, unless told. */
  readonly there?: string
}

const COOKIES = '[aria-labelledby="cookies"]'
const OPENED = 'dialog[open], [popover]:popover-open'
const ALL = [1440, 800, 390]

/** Each state of the shell, the widths at which there is such a thing, and how it comes about. */
const all: readonly State[] = [
  { name: 'profile panel', widths: ALL, as: 'organizer', reach: openAccount },
  { name: 'profile panel of an admin', widths: [390], as: 'admin', reach: openAccount },
  { name: 'More', widths: ALL, reach: openMore },
  { name: 'For Business', widths: ALL, reach: openBusiness },
  {
    name: 'Select Dashboard',
    widths: ALL,
    as: 'tpo-admin',
    reach: (page) => chooseInPanel(page, /University Dashboard|विश्वविद्यालय डैशबोर्ड/),
  },
  {
    name: 'account switcher',
    widths: ALL,
    as: 'organizer',
    reach: (page) => chooseInPanel(page, /Switch account|खाता बदलें/),
  },
  { name: 'cookie question', widths: ALL, reach: awaitCookies, there: COOKIES },
  { name: 'notifications', widths: ALL, as: 'student', path: '/notifications', reach: dialog },
  { name: 'palette', widths: ALL, as: 'student', reach: (page) => page.keyboard.press('Control+k') },
  { name: 'search', widths: ALL, reach: searchFor, there: '[role="option"]' },
  {
    name: 'footer',
    widths: ALL,
    reach: (page) => page.locator('footer').last().scrollIntoViewIfNeeded(),
    there: 'footer p:visible',
  },
  { name: 'Request a Feature', widths: [1440, 800], reach: openRequest },
  {
    name: 'language picker',
    widths: [1440],
    reach: (page) => page.locator('header button[aria-haspopup="menu"]').last().click(),
  },
  {
    name: 'side menu',
    widths: [1440, 800],
    as: 'organizer',
    path: '/user/registrations/all/all',
    reach: seeSide,
    there: '[data-side-menu]',
  },
  {
    name: 'narrow side menu',
    widths: [1440, 800],
    as: 'tpo-admin',
    there: '[data-side-menu]',
    path: '/user/watchlist/all/live',
    async reach(page) {
      await seeSide(page)
      await page.locator('[data-side-menu] button[aria-expanded="true"]').click()
      await page.locator('[data-side-menu] button[aria-expanded="false"]').waitFor()
    },
  },
  {
    name: 'settings list',
    widths: ALL,
    as: 'student',
    path: '/user/privacy',
    reach: (page) => settings(page).waitFor(),
    there: 'main nav',
  },
  { name: 'offline', widths: ALL, reach: goOffline, there: '[role="alert"]:has(svg)' },
  {
    name: 'performance panel',
    widths: [1440],
    path: '/?perf=1',
    reach: (page) => page.locator('[data-metric]').first().waitFor(),
    there: '[data-metric]',
  },
]

const settings = (page: Page) => page.locator('main nav [aria-current="page"]')

const each = all.flatMap(({ widths, ...state }) => widths.map((width) => ({ ...state, width })))

for (const [at, { name, width, as, path = '/', reach, there = OPENED }] of each.entries())
  for (const { dark, hindi } of looksAt(at))
    states(
      `${name} at ${width} px, ${dark ? 'dark' : 'light'}, ${hindi ? 'hi' : 'en'}: nothing that axe takes seriously`,
      async () => {
        const language = hindi ? { language: 'hn' as const } : {}
        const visitor = await visit(browser, site.origin, { width, dark, ...language, ...(as && { as }) })
        const { page } = visitor
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: dark ? 'dark' : 'light' })
        await open(page, site.origin + path)
        if (as) await page.locator('header a[href^="/auth/login"]').waitFor({ state: 'detached' })
        await reach(page)
        await page.locator(there).first().waitFor()
        assert.deepEqual(await accessibilityFaults(page), [])
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        assert.equal(sideways, 0)
        assert.deepEqual(name === 'offline' ? [] : visitor.faults, [])
        await visitor.close()
      },
    )

states.run()
