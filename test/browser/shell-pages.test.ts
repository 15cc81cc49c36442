import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { looksAt } from '../support/looks'
import { type RunningSite, startSite } from '../support/site'

const shell = suite('pages of the shell itself')
let site: RunningSite
let browser: Browser

shell.before(async () => {
  site = await startSite()
  browser = await launch()
})
shell.after(async () => {
  await browser?.close()
  await site?.stop()
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const meta = (page: Page, name: string) => page.locator(`head meta[name="${name}"]`).getAttribute('content')

/** Where the page leads who took a wrong turn (spec §2.6); the diaries have no page yet, and no menu holds a dead link. */
const WAYS = [
  ['Competition', '/competitions'],
  ['Quizzes', '/quiz'],
  ['Hackathons', '/hackathons'],
  ['Internships', '/internships'],
  ['Scholarships', '/scholarships'],
] as const

for (const path of ['/page-not-found', '/no/such/page', '/internships/data-analyst-999999999'])
  shell(`${path} is a 404 page with its text, its links and its meta (spec §2.6)`, async () => {
    const visitor = await visit(browser, site.origin)
    const { page } = visitor
    assert.equal(await open(page, site.origin + path), 404)
    assert.equal(await heading(page).textContent(), 'Page Not Found')
    await page.getByText('It seems you have taken a wrong turn...', { exact: true }).waitFor()
    assert.deepEqual([await meta(page, 'prerender-status-code'), await meta(page, 'robots')], ['404', 'noindex'])
    const ways = page.getByRole('navigation', { name: 'Or start from here' }).getByRole('link')
    const found = await ways.evaluateAll((all) => all.map((each) => [each.textContent, each.getAttribute('href')]))
    assert.deepEqual(found, WAYS)
    for (const [, href] of WAYS) assert.equal((await visitor.context.request.get(site.origin + href)).status(), 200)
    await ways.first().click()
    await page.waitForURL('**/competitions')
    await page.locator('head meta[name="prerender-status-code"]').waitFor({ state: 'detached' })
    await visitor.close()
  })

shell('reached by a link within the site it is the same page, and the next one forgets its meta', async () => {
  const visitor = await visit(browser, site.origin, { language: 'hn', width: 390 })
  const { page } = visitor
  await open(page, site.origin)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/no/such/page', textContent: 'x', id: 'astray' })
    document.querySelector('main')?.prepend(link)
    link.click()
  })
  await page.waitForURL('**/no/such/page')
  await heading(page)
    .filter({ hasText: /\p{Script=Devanagari}/u })
    .waitFor()
  await page.locator('head meta[name="robots"][content="noindex"]').waitFor({ state: 'attached' })
  assert.equal(await meta(page, 'prerender-status-code'), '404')
  await page.goBack()
  await page.locator('head meta[name="prerender-status-code"]').waitFor({ state: 'detached' })
  await visitor.close()
})

shell('whoever came by a name that is not ours reads which is (spec §2.5, §8)', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  assert.equal(await open(page, `${site.origin}/page-not-found-for-origin`), 404)
  assert.equal(await heading(page).textContent(), 'This was not our address')
  await page.getByText(/We live at \S+\. Enter your password nowhere else\./).waitFor()
  assert.deepEqual([await meta(page, 'prerender-status-code'), await meta(page, 'robots')], ['404', 'noindex'])
  await page.getByRole('main').getByRole('link').click()
  await page.waitForURL(`${site.origin}/`)
  await visitor.close()
})

shell('a host of assessments has no Login and no other pages (spec §2.1, §2.5)', async () => {
  const two = await startSite({ ASSESS_HOSTS: 'assess.localhost' })
  const origin = two.origin.replace('127.0.0.1', 'assess.localhost')
  const visitor = await visit(browser, origin)
  const { page } = visitor
  const login = page.locator('header a[href^="/auth/login"]')
  assert.equal(await open(page, `${origin}/assess/none`), 404)
  assert.equal(await login.count(), 0)
  await page.getByRole('banner').getByRole('link', { name: 'Internships' }).first().click()
  await page.waitForURL(/\/\/localhost:\d+\/page-not-found-for-origin$/)
  assert.equal(await open(page, `${two.origin}/assess/none`), 404)
  assert.equal(await login.count(), 1)
  await visitor.close()
  await two.stop()
})

shell(
  'a phone held sideways is asked to be turned; turned, or told to go on, it is left alone (spec §2.5)',
  async () => {
    const context = await browser.newContext({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await open(page, `${site.origin}/internships`)
    const warning = page.getByRole('dialog', { name: 'Please Rotate your device' })
    await warning.waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.setViewportSize({ width: 390, height: 844 })
    await warning.waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 844, height: 390 })
    await warning.waitFor()
    await page.getByRole('button', { name: 'Go on sideways' }).click()
    await warning.waitFor({ state: 'detached' })
    assert.equal(await page.evaluate(() => document.documentElement.dataset['scrollLocks']), undefined)
    await context.close()
  },
)

for (const [at, width] of [844, 667, 740, 568].entries())
  for (const { dark, hindi } of looksAt(at))
    shell(
      `asked at ${width} px across, ${dark ? 'dark' : 'light'}, ${hindi ? 'hi' : 'en'}, it fits the screen`,
      async () => {
        const context = await browser.newContext({
          ...{ viewport: { width, height: 320 }, hasTouch: true, isMobile: true },
          colorScheme: dark ? 'dark' : 'light',
        })
        if (hindi) await context.addCookies([{ name: 'unLang', value: 'hn', url: site.origin }])
        const page = await context.newPage()
        await open(page, `${site.origin}/internships`)
        const warning = page.getByRole('dialog')
        await warning.waitFor()
        assert.deepEqual(await accessibilityFaults(page), [])
        const cut = await warning.evaluate((box) => box.scrollHeight - box.clientHeight)
        assert.ok(cut <= 0, `${cut} px of it are below the screen`)
        await context.close()
      },
    )

shell('a low window of a desk and a tablet on its side are not asked', async () => {
  for (const options of [
    { viewport: { width: 844, height: 390 } },
    { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true },
  ]) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await open(page, `${site.origin}/internships`)
    await page.locator('[data-toasts], section').first().waitFor({ state: 'attached' })
    assert.equal(await page.getByRole('dialog').count(), 0)
    await context.close()
  }
})

const YEAR_S = 365 * 24 * 60 * 60

/** The language's cookie: its value, how it may be sent, and how long it stays, in s. */
async function language(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'unLang')
  return { value: cookie?.value, sameSite: cookie?.sameSite, left: (cookie?.expires ?? 0) - Date.now() / 1000 }
}

for (const width of [1440, 390])
  shell(
    `the language is chosen at ${width} px: the page loads again in it, and keeps it a year (spec §4, §9)`,
    async () => {
      const visitor = await visit(browser, site.origin, { width })
      const { page, faults } = visitor
      await open(page, `${site.origin}/internships?q=design&lang=en`)
      if (width === 390) await page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).click()
      else await page.getByRole('banner').getByRole('button', { name: 'Language' }).click()
      const hindi = page.getByText('हिन्दी').filter({ visible: true })
      await Promise.all([page.waitForEvent('load'), hindi.click()])
      await page.locator('html[lang="hi"][data-ready]').waitFor()
      assert.equal(new URL(page.url()).search, '?q=design', 'the address would override the choice')
      const kept = await language(page)
      assert.deepEqual([kept.value, kept.sameSite], ['hn', 'Strict'])
      assert.ok(Math.abs(kept.left - YEAR_S) < 3600, `${kept.left} s`)
      await open(page, `${site.origin}/jobs`)
      assert.equal(await page.locator('html').getAttribute('lang'), 'hi')
      assert.deepEqual(faults, [])
      await visitor.close()
    },
  )

shell.run()
