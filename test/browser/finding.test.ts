import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('finding, in the browser')
let browser: Browser
let site: RunningSite
let folder: string
/** Opportunities of the demo data, each two of them one page in two languages. */
const languagePages = Array.from({ length: 20 }, (_, at) => ({ en: 2 * at + 1, hi: 2 * at + 2 }))
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-finding-'))
  const config = join(folder, 'config.json')
  writeFileSync(config, JSON.stringify({ languagePages }))
  ;[browser, site] = await Promise.all([launch(), startSite({ FOOTHOLD_CONFIG: config })])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ROWS = 'main li[data-opportunity]:visible'
const OUT = { name: /out of the comparison$/ }

test('what one hides leaves the list here and on the other device, and comes back', async () => {
  const [desk, phone] = [
    await visit(browser, site.origin, { as: 'mentor' }),
    await visit(browser, site.origin, { as: 'mentor', width: 390 }),
  ]
  await Promise.all([open(desk.page, `${site.origin}/hackathons`), open(phone.page, `${site.origin}/hackathons`)])
  const row = desk.page.locator(ROWS).nth(1)
  const title = (await row.getByRole('heading').locator('a').textContent()) ?? ''
  const id = await row.getAttribute('data-opportunity')
  const same = `main li[data-opportunity="${id}"]`
  const counted = (page: Page, less: number) =>
    page.getByRole('heading', { level: 1 }).filter({ hasText: new RegExp(`\\b${all - less}\\b`) })
  const all = Number(/\d+/.exec((await desk.page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0])
  await row.hover()
  await row.getByRole('button', { name: `Hide ${title} from lists` }).click()
  await desk.page.getByText(`Hidden from your lists: ${title}`).waitFor()
  for (const { page } of [desk, phone]) await page.locator(same).waitFor({ state: 'hidden' })
  for (const { page } of [desk, phone]) await counted(page, 1).waitFor()
  // Whoever comes to the list now is not sent it at all.
  const third = await visit(browser, site.origin, { as: 'mentor' })
  await open(third.page, `${site.origin}/hackathons`)
  await third.page.locator(same).waitFor({ state: 'detached' })
  await open(phone.page, `${site.origin}/user/hidden`)
  await phone.page.getByRole('button', { name: `Show ${title} in lists again` }).click()
  for (const { page } of [desk, third]) {
    await page.locator(same).waitFor({ state: 'visible' })
    await counted(page, 0).waitFor()
  }
  assert.deepEqual([...desk.faults, ...phone.faults, ...third.faults], [])
  await Promise.all([desk.close(), phone.close(), third.close()])
})

test('what one hides leaves the rails of the start page; its own counts are asked for once for each change', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'pro' })
  const { featured } = await (await page.request.get(`${site.origin}/api/listings/home`)).json()
  const [{ id, title, path }] = featured
  await open(page, site.origin)
  const poster = page.getByRole('region', { name: 'Featured' }).getByRole('link', { name: title, exact: true })
  await poster.waitFor()
  const hidden = `${site.origin}/api/saved/hidden/${id}`
  await page.request.put(hidden, { headers: { origin: site.origin } })
  // The pins of the hero lead to some of them, too.
  await page.waitForFunction((to) => !document.querySelector(`main a[href="${to}"]`), path)
  await page.request.delete(hidden, { headers: { origin: site.origin } })
  await poster.waitFor()

  const isCounts = (asked: { url(): string }) => asked.url().includes('/api/listings/own/facets')
  // Once it listens for what changes the counts, it asks for them anew: what was said until then nobody heard.
  const listens = page.waitForResponse(/\/api\/live\?.*rules%3A/)
  await Promise.all([listens, page.waitForResponse(isCounts), open(page, `${site.origin}/hackathons`)])
  await page.waitForLoadState('networkidle')
  let counts = 0
  page.on('request', (asked) => void (isCounts(asked) && (counts += 1)))
  const told = page.waitForResponse((answer) => answer.url().includes('/api/saved/ids'))
  const counted = page.waitForResponse(isCounts)
  const row = page.locator(ROWS).first()
  await row.hover()
  await row.getByRole('button', { name: /^Hide / }).click()
  await Promise.all([told, counted])
  // Whatever else it had asked for would have been asked for before this answer.
  await page.evaluate(() => fetch('/api/listings/now').then((answer) => answer.text()))
  assert.deepEqual([counts, faults], [1, []])
  await close()
})

test('a page that is there in two languages is left for the other one when the language is', async () => {
  const { page, faults, close } = await visit(browser, site.origin)
  const detailOf = async (id: number) =>
    (await (await page.request.get(`${site.origin}/api/listings/opportunities/${id}`)).json()) as {
      inLanguages?: { en: string; hi: string } | null
    }
  const pairs = await Promise.all(languagePages.map(async ({ en }) => (await detailOf(en)).inLanguages))
  const pair = pairs.find((each) => each)
  assert.ok(pair, 'two of them that are open to all')
  await open(page, site.origin + pair.en)
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click()
  await page.getByText('हिन्दी').filter({ visible: true }).click()
  await page.waitForURL(site.origin + pair.hi)
  await page.locator('html[lang="hi"][data-ready]').waitFor()
  assert.deepEqual(faults, [])
  await close()
})

test('up to four stand side by side, the address can be sent, and it fits a small phone', async () => {
  const { page, faults, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/internships`)
  for (const at of [0, 1, 2, 3, 4]) {
    const row = page.locator(ROWS).nth(at)
    await row.hover()
    await row.getByRole('button', { name: /^Compare / }).click()
    if (at < 4) await row.getByRole('button', OUT).waitFor()
  }
  await page.getByText('Up to 4 can be compared.').waitFor()
  await page.getByRole('link', { name: 'Compare 4' }).click()
  await page.getByRole('heading', { name: 'Compare opportunities' }).waitFor()
  const address = page.url()
  assert.match(address, /\/compare\?ids=\d+,\d+,\d+,\d+$/)
  await page.goto(`${site.origin}/compare`)
  await page.waitForURL(address)
  await close()

  const phone = await visit(browser, site.origin, { width: 360 })
  await open(phone.page, address)
  assert.equal(await phone.page.getByRole('button', OUT).count(), 4)
  assert.equal(await phone.page.evaluate(() => document.documentElement.scrollWidth), 360)
  await phone.page.getByRole('button', OUT).first().click()
  await phone.page.waitForURL(/ids=\d+,\d+,\d+$/)
  assert.deepEqual([...faults, ...phone.faults], [])
  await phone.close()
})

test('a search is kept from its list, changed and taken away', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  await open(page, `${site.origin}/jobs?q=analyst`)
  await page.getByRole('button', { name: 'Email me new matches' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the search').fill('Analyst jobs')
  await dialog.getByLabel('How often').selectOption('weekly')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'See your searches' }).click()
  // The list below it leads to "Data Analyst jobs".
  await page.waitForURL(/\/user\/saved-searches$/)
  const link = page.getByRole('link', { name: 'Analyst jobs', exact: true })
  await link.waitFor()
  assert.equal(await link.getAttribute('href'), '/jobs?q=analyst')
  await page.getByRole('button', { name: 'Change Analyst jobs' }).click()
  await dialog.getByText('Quiet hours: what is found waits until they end').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Quiet from 22:00 until 08:00').waitFor()
  await page.getByRole('button', { name: 'Take Analyst jobs away' }).click()
  await link.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await link.waitFor()
  assert.deepEqual(faults, [])
  await close()
})

test('an empty list offers to write when something comes', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'student' })
  await open(page, `${site.origin}/jobs?q=xqzzy&city=Pune`)
  await page.getByRole('heading', { name: 'Nothing matches both filters' }).waitFor()
  // The second one: the first stands above every list.
  await page.getByRole('button', { name: 'Email me new matches' }).nth(1).click()
  await page.getByRole('dialog').getByLabel('Name of the search').waitFor()
  await close()
})

test('a collection is made from a row, put into order, shared by link and closed again', async () => {
  const { page, context, faults, close } = await visit(browser, site.origin, { as: 'student' })
  await open(page, `${site.origin}/quiz`)
  const all = await page.locator(`${ROWS} h2 a`).allTextContents()
  const titles = [...new Set(all)].slice(0, 2) // of two organisations' quizzes of one name the first
  for (const [at, title] of titles.entries()) {
    const row = page.locator(ROWS).nth(all.indexOf(title))
    await row.hover()
    await row.getByRole('button', { name: /to a collection$/ }).click()
    const dialog = page.getByRole('dialog')
    if (at === 0) {
      await dialog.getByLabel('Name of the collection').fill('For the club')
      await dialog.getByRole('button', { name: 'Make a collection' }).click()
    } else await dialog.getByText('For the club').click()
    await dialog.getByRole('checkbox', { name: /For the club/, checked: true }).waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
  }
  await open(page, `${site.origin}/user/collections`)
  await page.getByRole('link', { name: 'For the club' }).click()
  await page.getByRole('button', { name: `Move ${titles[1]} up` }).click()
  const first = page.locator('main ol > li:has(h2)').first()
  await first.getByRole('link', { name: titles[1] ?? '' }).waitFor()
  await page.getByText('Whoever has the link can see it').click()
  const link = await page.locator('main a[href^="/collections/"]').getAttribute('href')

  const friend = await visit(browser, site.origin)
  await open(friend.page, `${site.origin}${link}`)
  await friend.page.getByRole('heading', { name: 'For the club' }).waitFor()
  assert.deepEqual(await friend.page.locator('main ol h2').allTextContents(), [titles[1], titles[0]])
  assert.equal(await friend.page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
  await page.getByText('Whoever has the link can see it').click()
  await page.locator('main a[href^="/collections/"]').waitFor({ state: 'detached' })
  assert.equal((await context.request.get(`${site.origin}${link}`)).status(), 404)
  assert.deepEqual([...faults, ...friend.faults], [])
  await Promise.all([close(), friend.close()])
})

const goOn: Readonly<Record<string, (page: Page, shown: number) => Promise<void>>> = {
  'pressing for more': (page) => page.getByRole('link', { name: 'Show more' }).click(),
  'scrolling near the end': (page, shown) =>
    page
      .locator(ROWS)
      .nth(shown - 1)
      .scrollIntoViewIfNeeded(),
}
for (const [how, more] of Object.entries(goOn))
  test(`going on in a long list by ${how} and coming back stands at the same place`, async () => {
    const { page, faults, close } = await visit(browser, site.origin)
    await open(page, `${site.origin}/jobs`)
    for (const shown of [20, 40]) {
      await more(page, shown)
      await page
        .locator(ROWS)
        .nth(shown + 19)
        .waitFor()
    }
    const row = page.locator(ROWS).nth(50)
    await row.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    const link = row.getByRole('heading').locator('a')
    const title = await link.innerText()
    // The second time all of both pages is at hand, and the list is drawn while the browser still tells that one has gone back.
    for (const _ of ['first', 'again']) {
      await link.click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.goBack()
      await page.waitForFunction((top) => Math.abs(scrollY - top) <= 2, before)
    }
    assert.deepEqual(faults, [])
    await close()
  })

test.run()
