import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const moves = suite('moving through the site')
let site: RunningSite
let browser: Browser

moves.before(async () => {
  ;[site, browser] = await Promise.all([startSite(), launch()])
})
moves.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Goes there as a link of the site does. */
const goTo = (page: Page, to: string) => page.evaluate((path) => history.pushState(null, '', path), to)
const arrivedAt = (page: Page, title: RegExp) => page.getByRole('heading', { level: 1, name: title }).waitFor()
const scrolledTo = (page: Page, top: number) =>
  page.waitForFunction((wanted) => Math.abs(scrollY - wanted) <= 2, top, { polling: 50 })

async function scroll(page: Page, top: number): Promise<void> {
  const ended = page.evaluate(() => new Promise((done) => addEventListener('scrollend', done, { once: true })))
  await page.evaluate((to) => scrollTo(0, to), top)
  await ended
}

moves('back leads to where a page was left last, not to where it was left some time before', async () => {
  const { page, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/legal/privacy-policy`)
  await scroll(page, 700)
  await goTo(page, '/legal/terms-of-use')
  await arrivedAt(page, /Terms/)
  await goTo(page, '/legal/privacy-policy')
  await arrivedAt(page, /Privacy/)
  await scrolledTo(page, 0)
  await goTo(page, '/legal/terms-of-use')
  await arrivedAt(page, /Terms/)
  await page.goBack()
  await arrivedAt(page, /Privacy/)
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  assert.equal(await page.evaluate(() => scrollY), 0)
  await close()
})

moves('what a link names after its # is gone to, on another page and on the same one', async () => {
  const { page, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/internships`)
  const path = (await page.locator('main li[data-opportunity] h2 a').first().getAttribute('href')) ?? ''
  const isThere = () =>
    page.waitForFunction(() => {
      const section = document.getElementById('discussion')
      return section === document.activeElement && section && section.getBoundingClientRect().top < innerHeight
    })
  await goTo(page, `${path}#discussion`)
  await isThere()
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('header a')?.focus()
  })
  await goTo(page, `${path}#discussion`)
  await isThere()
  await close()
})

moves('a press on a link within a page is no way back: the next page opens at its top', async () => {
  const { page, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/legal/privacy-policy`)
  await scroll(page, 700)
  await goTo(page, '/legal/terms-of-use')
  await arrivedAt(page, /Terms/)
  await page.locator('main a[href*="#"]').first().click()
  await goTo(page, '/legal/privacy-policy')
  await arrivedAt(page, /Privacy/)
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  assert.equal(await page.evaluate(() => scrollY), 0)
  await close()
})

moves('over plain http, where browsers name nothing by themselves, a page comes alive', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'admin' })
  await page.addInitScript(() => delete (Crypto.prototype as { randomUUID?: unknown }).randomUUID)
  await open(page, `${site.origin}/manage/modules`)
  await arrivedAt(page, /./)
  const name = await page.evaluate(() => crypto.randomUUID())
  assert.match(name, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.deepEqual(faults, [])
  await close()
})

moves('a menu that stands open does not stand over the next page', async () => {
  const { page, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/legal/terms-of-use`)
  await goTo(page, '/legal/privacy-policy')
  await arrivedAt(page, /Privacy/)
  await page.locator('header button[aria-haspopup="menu"]').first().click()
  await page.getByRole('menu').waitFor()
  await page.goBack()
  await arrivedAt(page, /Terms/)
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  await close()
})

moves('the last searches are reached by Tab, and Escape leads back to the field', async () => {
  const { page, close } = await visit(browser, site.origin)
  await page.addInitScript(() => localStorage.setItem('foothold.searches', '["analyst in pune"]'))
  await open(page, `${site.origin}/legal/privacy-policy`)
  const field = page.getByRole('combobox', { name: 'Search Opportunities' })
  await field.focus()
  const last = page.getByRole('button', { name: 'analyst in pune', exact: true })
  await last.waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  assert.ok(await last.evaluate((button) => document.activeElement === button))
  await page.keyboard.press('Escape')
  await last.waitFor({ state: 'hidden' })
  assert.ok(await field.evaluate((each) => document.activeElement === each))
  await close()
})

moves('who writes into the search while a page is on its way goes on writing when it is there', async () => {
  const { page, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/legal/privacy-policy`)
  let arrive = () => {}
  const held = new Promise<void>((done) => {
    arrive = done
  })
  await page.route('**/api/listings/search?*', async (route) => {
    await held
    await route.continue()
  })
  await goTo(page, '/internships')
  const field = page.getByRole('combobox', { name: 'Search Opportunities' })
  await field.click()
  await field.pressSequentially('ana')
  arrive()
  await arrivedAt(page, /Internships/)
  await page.locator('#announcer', { hasText: /./ }).waitFor({ state: 'attached' })
  await page.keyboard.type('lyst')
  assert.equal(await field.inputValue(), 'analyst')
  await close()
})

moves('a phone’s bar that went out of sight comes back when something in it has the focus', async () => {
  const { page, close } = await visit(browser, site.origin, { width: 390 })
  await open(page, `${site.origin}/legal/privacy-policy`)
  const top = () =>
    page
      .locator('header')
      .first()
      .evaluate((bar) => bar.getBoundingClientRect().bottom)
  await page.mouse.wheel(0, 900)
  await page.waitForFunction(() => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 1) <= 0)
  await page.locator('header a').first().focus()
  await page.waitForFunction(() => (document.querySelector('header')?.getBoundingClientRect().top ?? -1) >= 0)
  assert.ok((await top()) > 0)
  await close()
})

moves(
  'who is signed out and opens the route of the notifications stands on the start page, and nothing opens',
  async () => {
    const { page, close } = await visit(browser, site.origin)
    await open(page, `${site.origin}/notifications`)
    assert.equal(new URL(page.url()).pathname, '/')
    await page.waitForLoadState('networkidle')
    assert.equal(await page.locator('dialog[open]').count(), 0)
    await close()
  },
)

moves('a page whose name is known later is announced by it', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await open(page, `${site.origin}/internships`)
  const link = page.locator('main a[href^="/internships/"]').first()
  const name = (await link.innerText()).trim()
  await link.press('Enter')
  await page.locator('main h1').filter({ hasText: name }).waitFor()
  await page.waitForFunction((name) => document.title.includes(name), name)
  assert.equal(await page.locator('#announcer').textContent(), await page.title())
  await visitor.close()
})

moves('whoever logs in goes on at the heading of the page that they wanted', async () => {
  const { page, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/auth/login?returnUrl=${encodeURIComponent('/legal/privacy-policy')}`)
  await page.getByLabel('Email', { exact: true }).fill('student@demo.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('foothold-demo-1')
  await page.keyboard.press('Enter')
  await arrivedAt(page, /Privacy/)
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await close()
})

moves.run()
