import type { Page } from 'playwright-core'
import { until } from './waiting'

/** How the shell can stand, and how it comes to stand so; in any language, theme and width of those named. */
export interface ShellState {
  readonly name: string
  /** At which widths there is such a thing. */
  readonly widths: readonly number[]
  /** Whose; a visitor's, where left out. */
  readonly as?: string
  /** The start page, where left out. A page that has to be found is found at the site's origin. */
  readonly path?: string | ((origin: string) => Promise<string>)
  /** What has to stand before the page is opened: its clock, or answers that are held back. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly reach?: (page: Page) => Promise<unknown>
  /** What stands there then; something that opens, unless told. */
  readonly there?: string
  /** What the browser says of it by itself: an address that answers 404, a line that is cut. */
  readonly isFaulty?: true
  /** Whether it leaves nothing behind in its browser, which then goes on to the next one. */
  readonly isBrief?: true
}

export const ALL_WIDTHS = [1440, 800, 390]
export const OPENED = 'dialog[open], [popover]:popover-open'
const COOKIES = '[aria-labelledby="cookies"]'

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
/** A phone has one field, which opens them as a sheet. */
async function openSettings(page: Page) {
  if (widthOf(page) <= 767) await page.locator('main nav button[aria-haspopup="menu"]').click()
}
const seeSide = (page: Page) => page.locator('[data-side-menu] a').first().waitFor()

const opened: readonly ShellState[] = [
  { name: 'profile panel', widths: ALL_WIDTHS, as: 'organizer', reach: openAccount },
  { name: 'profile panel of an admin', widths: [390], as: 'admin', reach: openAccount },
  { name: 'More', widths: ALL_WIDTHS, reach: openMore },
  { name: 'For Business', widths: ALL_WIDTHS, reach: openBusiness },
  {
    name: 'Select Dashboard',
    widths: ALL_WIDTHS,
    as: 'tpo-admin',
    reach: (page) => chooseInPanel(page, /University Dashboard|विश्वविद्यालय डैशबोर्ड/),
  },
  {
    name: 'account switcher',
    widths: ALL_WIDTHS,
    as: 'organizer',
    reach: (page) => chooseInPanel(page, /Switch account|खाता बदलें/),
  },
  { name: 'notifications', widths: ALL_WIDTHS, as: 'student', path: '/notifications', reach: dialog },
  { name: 'palette', widths: ALL_WIDTHS, as: 'student', reach: (page) => page.keyboard.press('Control+k') },
  { name: 'search', widths: ALL_WIDTHS, reach: searchFor, there: '[role="option"]' },
  {
    name: 'footer',
    widths: ALL_WIDTHS,
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
    name: 'settings list',
    widths: ALL_WIDTHS,
    as: 'student',
    path: '/user/privacy',
    reach: openSettings,
    there: 'main nav [aria-current="page"]:visible, main [role="menu"]:popover-open',
  },
]

/** What is kept of these would show in others: an answer, a width, a switch, a connection. */
const lasting: readonly ShellState[] = [
  { name: 'cookie question', widths: ALL_WIDTHS, reach: awaitCookies, there: COOKIES },
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
  { name: 'offline', widths: ALL_WIDTHS, reach: goOffline, there: '[role="alert"]:has(svg)', isFaulty: true },
  {
    name: 'performance panel',
    widths: [1440],
    path: '/?perf=1',
    reach: (page) => page.locator('[data-metric]').first().waitFor(),
    there: '[data-metric]',
  },
]

/** Each of the shell's states that one opens, or finds. */
export const shellStates: readonly ShellState[] = [
  ...opened.map((each) => ({ ...each, isBrief: true as const })),
  ...lasting,
]
