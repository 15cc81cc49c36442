import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { holdFocus, stop, walkPanel } from '../support/focus'
import { type RunningSite, startSite } from '../support/site'

const keys = suite('shell by keyboard alone')
let site: RunningSite
let browser: Browser

keys.before(async () => {
  site = await startSite()
  browser = await launch()
})
keys.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Everything in the top bar that takes the focus, in the order of the page. */
const inBar = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header a[href], header button, header input')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.tabIndex >= 0)
      .filter((each) => !each.closest('main'))
      .map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim() ?? ''),
  )

async function walkMenu(page: Page, name: string): Promise<void> {
  const hasFocusBack = await holdFocus(page)
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction(() => document.activeElement?.closest('[role="menu"]') !== null)
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  assert.ok(await hasFocusBack(), `${name} does not give the focus back`)
}

const walks = [
  { width: 1440 },
  { width: 800, language: 'hn' as const },
  { width: 390 },
  { width: 1440, as: 'admin' },
  { width: 390, as: 'student', language: 'hn' as const },
] as const

for (const options of walks) {
  const { width } = options
  const who = 'as' in options ? options.as : 'a guest'
  keys(`${who} at ${width} px reaches everything in the bar, opens and leaves each panel`, async () => {
    const visitor = await visit(browser, site.origin, options)
    const { page, faults } = visitor
    await open(page, site.origin)
    if ('as' in options) await page.locator('header a[href^="/auth/login"]').waitFor({ state: 'detached' })
    // The bell's number may come while one walks.
    const bare = (names: readonly string[]) => names.map((name) => name.split(',')[0])
    const wanted = await inBar(page)
    assert.ok(wanted.length >= 3, wanted.join())
    await page.keyboard.press('Tab')
    const skip = await stop(page)
    assert.ok(skip.isSeen, 'the skip link is not seen')
    const met: string[] = []
    const opened: string[] = []
    for (let left = wanted.length; left > 0; left--) {
      await page.keyboard.press('Tab')
      const here = await stop(page)
      met.push(here.name)
      assert.ok(here.isSeen && here.hasRing, `${here.name} has the focus and does not show it`)
      if (here.popup === 'dialog') await walkPanel(page, here.name)
      if (here.popup === 'menu') await walkMenu(page, here.name)
      if (here.popup) opened.push(here.name)
    }
    assert.deepEqual(bare(met), bare(wanted))
    assert.ok(opened.length >= (width === 390 ? 0 : 1), `opened ${opened.join()}`)
    assert.deepEqual(faults, [])
    await visitor.close()
  })
}

keys('on a phone “/” opens the search; the bar at the bottom opens More and has the focus back', async () => {
  const visitor = await visit(browser, site.origin, { width: 390 })
  const { page } = visitor
  await open(page, site.origin)
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: 'Search Opportunities' })
  await search.waitFor()
  assert.equal(await search.getByRole('combobox').inputValue(), '')
  await page.keyboard.press('Escape')
  await search.waitFor({ state: 'detached' })
  const more = page.locator('nav button[aria-haspopup="dialog"]:visible').last()
  // Backwards from the end of the page: what comes last is reached without walking through everything.
  for (let turn = 0; turn < 12; turn++) {
    await page.keyboard.press('Shift+Tab')
    if (await more.evaluate((button) => document.activeElement === button)) break
  }
  assert.equal((await stop(page)).name, await more.textContent())
  await walkPanel(page, (await more.textContent()) ?? '')
  await visitor.close()
})

/** What takes the focus within something, by name, in the order of the page. */
const stopsIn = (page: Page, selector: string) =>
  page
    .locator(`${selector} :is(a[href], button, input)`)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim().slice(0, 60) ?? ''),
    )

/** Walks with one key until the focus has been in something and left it; what it met there, in the order met. */
async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab', selector: string): Promise<readonly string[]> {
  const met: string[] = []
  for (let left = 200; left > 0; left--) {
    await page.keyboard.press(key)
    const isIn = await page.evaluate((within) => document.activeElement?.closest(within) !== null, selector)
    if (!isIn && met.length > 0) return met
    if (!isIn) continue
    const here = await stop(page)
    assert.ok(here.isSeen && here.hasRing, `${here.name} has the focus and does not show it`)
    met.push(here.name)
  }
  throw new Error(`${selector} is not left by ${key}, after ${met.join(', ')}`)
}

keys('the side menu is walked through, made narrow, and followed', async () => {
  const visitor = await visit(browser, site.origin, { as: 'organizer' })
  const { page, faults } = visitor
  const SIDE = '[data-side-menu]'
  await open(page, `${site.origin}/user/my-account`)
  await page.locator(`${SIDE} a`).first().waitFor()
  const wanted = await stopsIn(page, SIDE)
  assert.ok(wanted.length >= 8, wanted.join())
  assert.deepEqual(await walkThrough(page, 'Tab', SIDE), wanted)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.locator(`${SIDE} button[aria-expanded="false"]`).waitFor()
  assert.equal((await stop(page)).name, 'Make the menu wide')
  const back = await walkThrough(page, 'Shift+Tab', SIDE)
  assert.deepEqual(back.toReversed(), wanted.slice(0, -1), 'narrow, each still has its name')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/user/registrations/all/all')
  assert.deepEqual(faults, [])
  await visitor.close()
})

keys('the footer is walked through, and a wish is opened and left', async () => {
  const visitor = await visit(browser, site.origin)
  const { page, faults } = visitor
  await open(page, `${site.origin}/legal/terms-of-use`)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const wanted = await stopsIn(page, 'footer')
  assert.ok(wanted.length >= 15, wanted.join())
  const met = await walkThrough(page, 'Shift+Tab', 'footer')
  assert.deepEqual(met.toReversed(), wanted)
  for (let left = wanted.indexOf('Request a Feature') + 1; left > 0; left--) await page.keyboard.press('Tab')
  assert.equal((await stop(page)).name, 'Request a Feature')
  await walkPanel(page, 'Request a Feature')
  assert.deepEqual(faults, [])
  await visitor.close()
})

keys('the skip link leads into the page, “/” into the search, Escape out of it', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await open(page, `${site.origin}/all-opportunities`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'main')
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search Opportunities' })
  assert.equal(await field.evaluate((input) => document.activeElement === input), true)
  await page.keyboard.type('intern')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  assert.ok(await field.getAttribute('aria-activedescendant'))
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+k')
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.type('internships')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/internship**')
  await visitor.close()
})

keys('a page that one moves to is announced, its heading has the focus, and its title stands', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await open(page, site.origin)
  await page.getByRole('banner').getByRole('link', { name: 'Internships' }).first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/internship**')
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))
  const { title, said } = await page.evaluate(() => ({
    title: document.title,
    said: document.getElementById('announcer')?.textContent,
  }))
  assert.match(title, /Internship/)
  assert.equal(said, title)
  await visitor.close()
})

for (const [what, path] of [
  ['one that is not open to them', '/manage/modules'],
  ['one that is gone', '/internships/no-such-internship-99999999'],
] as const)
  keys(`who moves to ${what} hears so, and the window is called so`, async () => {
    const visitor = await visit(browser, site.origin)
    const { page } = visitor
    await open(page, `${site.origin}/internships`)
    await page.evaluate((to) => history.pushState(null, '', to), path)
    const heading = page.locator('main h1').filter({ hasText: /^(Page Not Found|This page is not open to you)$/ })
    const title = `${await heading.textContent()} · Foothold`
    await page.waitForFunction((title) => document.title === title, title)
    assert.equal(await page.locator('#announcer').textContent(), title)
    assert.equal(await page.locator('head meta[name="robots"]').getAttribute('content'), 'noindex')
    assert.equal(await page.locator('head link[rel="canonical"]').count(), 0)
    await page.goBack()
    await page.waitForFunction(() => /Internships/.test(document.title))
    await visitor.close()
  })

keys('links within a page stay on it', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await open(page, `${site.origin}/legal/privacy-policy`)
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  await link.nth(1).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/legal\/privacy-policy#./)
  await visitor.close()
})

keys.run()
