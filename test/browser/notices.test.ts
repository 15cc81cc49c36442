import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit, type Visitor } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const test = suite('notices, where something is being read')
let site: RunningSite
let browser: Browser
let admin: Visitor
test.before(async () => {
  ;[site, browser] = await Promise.all([startSite(), launch()])
  admin = await visit(browser, site.origin, { as: 'admin' })
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const MANAGED = '/api/banners/manage/notices'

/** Puts a notice on all pages; answers how it is taken off. */
async function tell(textEn: string) {
  const { request } = admin.context
  const headers = { origin: site.origin }
  const content = {
    ...{ severity: 'warning', audience: { who: 'everybody', roles: [] }, textEn, textHi: 'सूचना' },
    ...{ href: null, isDismissible: true, startsAt: null, endsAt: null },
  }
  const made = await request.post(site.origin + MANAGED, { data: content, headers })
  assert.ok(made.ok(), await made.text())
  const { items } = await (await request.get(site.origin + MANAGED)).json()
  const { id, version } = items.find((each: { content: { textEn: string } }) => each.content.textEn === textEn)
  return () => request.post(`${site.origin}${MANAGED}/${id}/stop`, { data: { version }, headers })
}

/** How far the page has moved from its first paint on. */
async function shiftsOf(page: Page) {
  const entries = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const found: number[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) found.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(found), 50)
      }),
  )
  return entries.reduce((sum, each) => sum + each, 0)
}

const noticeOn = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
/** Where what is being read stands in the window. */
const topOf = async (page: Page) => (await page.locator('main').boundingBox())?.y

for (const [where, width, height] of [
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
] as const)
  test(`one that comes while a page of ${where} is read moves nothing; the next page makes room for it`, async () => {
    const { page, close } = await visit(browser, site.origin, { width, height })
    await open(page, `${site.origin}/legal/privacy-policy`)
    await page.waitForLoadState('networkidle')
    const before = await topOf(page)
    const text = `Maintenance tonight on ${where}`
    const takeOff = await tell(text)
    const notice = noticeOn(page, text)
    await notice.waitFor()
    assert.equal(await topOf(page), before)
    assert.deepEqual(await accessibilityFaults(page), [])
    const shift = await shiftsOf(page)
    assert.ok(shift <= 0.05, `layout shift ${shift}`)

    const bar = await page.locator('header').first().boundingBox()
    await page
      .getByRole('link', { name: /Foothold/ })
      .first()
      .click()
    await page.waitForURL(`${site.origin}/`)
    await page.waitForFunction(
      (y) => (document.querySelector('header')?.getBoundingClientRect().y ?? 0) > y,
      bar?.y ?? 0,
    )
    assert.equal((await notice.boundingBox())?.y, 0, 'it stands above the bar')
    await notice.getByRole('button', { name: 'Close this notice' }).click()
    await notice.waitFor({ state: 'detached' })
    await takeOff()
    await close()
  })

test('one that is there when a phone page is opened moves nothing either, and takes its room once the page is scrolled', async () => {
  const takeOff = await tell('Payments are slow')
  const { page, close } = await visit(browser, site.origin, { width: 390, height: 844 })
  await open(page, `${site.origin}/legal/privacy-policy`)
  const notice = noticeOn(page, 'Payments are slow')
  await notice.waitFor()
  const shift = await shiftsOf(page)
  assert.ok(shift <= 0.05, `layout shift ${shift}`)
  const heading = page.locator('main h2').nth(1)
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const reading = (await heading.boundingBox())?.y ?? 0
  await page.waitForFunction(() => {
    const strip = document.querySelector('[role="status"] button')?.closest('[role="status"]')
    return strip !== null && strip !== undefined && strip.getBoundingClientRect().y === 0
  })
  assert.ok(Math.abs(((await heading.boundingBox())?.y ?? 0) - reading) <= 1, 'what is being read stays where it is')
  assert.ok((await shiftsOf(page)) <= 0.05)
  await takeOff()
  await close()
})

test.run()
