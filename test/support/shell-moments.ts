import type { Page } from 'playwright-core'
import { ALL_WIDTHS, type ShellState } from './shell-states'
import { until } from './waiting'

const PASSWORD = 'input[autocomplete="current-password"]'
const TOAST = 'section[popover] [data-tone]'

/** Whatever the page asks for at this address stays on its way. */
const hold = (page: Page, url: RegExp) => page.route(url, () => undefined)

/** Lets the page's time run until what floats is there. */
async function letTimePass(page: Page, what: string): Promise<void> {
  await page.clock.runFor(2500)
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  await until(
    `${what} is there`,
    async () => {
      await page.clock.runFor(1000)
      return page.locator(what).first().isVisible()
    },
    20_000,
  )
  await page.clock.resume()
}

const exactly = (words: string) => RegExp(`^${words}$`)

const choose = (page: Page, value: string) =>
  page
    .locator('select')
    .filter({ has: page.locator('option', { hasText: exactly(value) }) })
    .first()
    .selectOption(value)

/** A question of the sandbox in one of its types and layouts (spec §3). */
async function ask(page: Page, type: string, look: string): Promise<void> {
  await choose(page, type)
  await choose(page, look)
  await page
    .locator('section')
    .filter({ has: page.locator('option', { hasText: exactly('screenViolation') }) })
    .getByRole('button')
    .filter({ visible: true })
    .first()
    .click()
}

/** The first internship of the list, as an address. */
async function internship(origin: string): Promise<string> {
  const found = await (await fetch(`${origin}/api/listings/search?kind=internship&status=open&limit=40`)).json()
  const { items } = found as { items: readonly { path: string; isExternal: boolean }[] }
  return items.find(({ isExternal }) => !isExternal)?.path ?? '/no-internship-is-open'
}

async function logIn(page: Page): Promise<void> {
  await page.locator('main input[type="email"]').fill('student@demo.test')
  await page.locator(`main ${PASSWORD}`).fill('foothold-demo-1')
  await page.keyboard.press('Enter')
}

const question = (type: string, look: string, name = `question: ${type}, ${look}`): ShellState => ({
  name,
  widths: ALL_WIDTHS,
  path: '/__sandbox',
  reach: (page) => ask(page, type, look),
})

/** States that come by themselves or for a moment: what asks, waits, refuses, and pages with bars of their own. */
export const shellMoments: readonly ShellState[] = [
  {
    name: 'login prompt',
    widths: ALL_WIDTHS,
    path: '/internships',
    before: (page) => page.clock.install(),
    reach: (page) => letTimePass(page, 'dialog[open]'),
  },
  {
    name: 'nudge',
    widths: ALL_WIDTHS,
    as: 'volunteer',
    path: '/legal/terms-of-use',
    before: (page) => page.clock.install(),
    reach: (page) => letTimePass(page, 'dialog[open]'),
  },
  {
    name: 'a page on its way',
    widths: ALL_WIDTHS,
    before: (page) => hold(page, /login-page.*\.js/),
    reach: (page) => page.locator('header a[href^="/auth/login"]').click(),
    there: '[role="progressbar"]',
  },
  {
    name: 'logging in',
    widths: ALL_WIDTHS,
    path: '/auth/login',
    before: (page) => hold(page, /\/api\/session\/login$/),
    reach: logIn,
  },
  question('warning', 'custom-v-one'),
  question('delete', 'custom-v-two'),
  question('custom_confirm', 'yesno'),
  question('warning', 'notOnlyYesNo'),
  question('warning', 'screenViolation'),
  {
    ...question('confirm', 'custom-v-one', 'a wrong word'),
    async reach(page) {
      await ask(page, 'confirm', 'custom-v-one')
      await page.locator('dialog[open] input').fill('confirn')
      await page.keyboard.press('Enter')
    },
    there: TOAST,
  },
  {
    name: 'saving',
    widths: ALL_WIDTHS,
    as: 'admin',
    path: '/manage/links',
    before: (page) =>
      page.route(/\/api\/navigation\/links$/, (route) =>
        route.request().method() === 'PUT' ? undefined : route.continue(),
      ),
    async reach(page) {
      await page.locator('main input[name="linkedin.href"]').fill('https://www.linkedin.com/company/foothold')
      await page.locator('main form button[type="submit"]').click()
    },
    there: 'form > div:last-child > [role="status"]',
  },
  {
    name: 'opportunity read large',
    widths: ALL_WIDTHS,
    path: async (at) => `${await internship(at)}?zoom=1`,
    there: 'iframe',
  },
  {
    name: 'a title of its own',
    widths: ALL_WIDTHS,
    as: 'organizer',
    path: '/manage/opportunity/all/create',
    there: 'main header',
  },
  { name: 'a wrong turn', widths: ALL_WIDTHS, path: '/no/such/page', there: 'main h1', isFaulty: true },
  {
    name: 'a foreign address',
    widths: ALL_WIDTHS,
    path: '/page-not-found-for-origin',
    there: 'main h1',
    isFaulty: true,
  },
  {
    name: 'not for this person',
    widths: ALL_WIDTHS,
    as: 'student',
    path: '/manage/modules',
    there: 'main h1',
    isFaulty: true,
  },
]
