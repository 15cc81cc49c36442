import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import type { Listing } from '../../features/listings/contract/wire'
import { launch, open, type Visitor, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('filters: pressed quickly, and in the names of searches')
let browser: Browser
let site: RunningSite
let visitor: Visitor
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
  visitor = await visit(browser, site.origin)
})
test.after(async () => {
  await visitor?.close()
  await browser?.close()
  await site?.stop()
})

/** All presses in one turn of the browser: nothing is drawn between them, however quick the machine is. */
async function pressAtOnce(page: Page, labels: readonly string[]): Promise<void> {
  const aside = page.getByRole('complementary', { name: 'Filters' })
  const boxes = labels.map((label) => aside.getByRole('checkbox', { name: new RegExp(`^${label}`) }).first())
  const handles = await Promise.all(boxes.map((box) => box.elementHandle()))
  await page.evaluate((all) => all.forEach((each) => (each as HTMLElement | null)?.click()), handles)
}

const typesOf = (page: Page) => new URL(page.url()).searchParams.get('type')

test('each of two ticks counts, and each of two that are taken back', async () => {
  const { page } = visitor
  await open(page, `${site.origin}/all-opportunities`)
  await pressAtOnce(page, ['Hackathons', 'Scholarships'])
  assert.equal(typesOf(page), 'hackathon,scholarship')
  await page
    .getByRole('checkbox', { name: /^Scholarships/, checked: true })
    .first()
    .waitFor()
  await pressAtOnce(page, ['Hackathons', 'Internships'])
  assert.equal(typesOf(page), 'internship,scholarship')
  await page
    .getByRole('checkbox', { name: /^Internships/, checked: true })
    .first()
    .waitFor()
  await pressAtOnce(page, ['Internships', 'Scholarships'])
  assert.equal(typesOf(page), null)
})

test('ticks of several filters on a list of two kinds all reach the wider list', async () => {
  const { page } = visitor
  await open(page, `${site.origin}/jobs-and-internships`)
  await page.getByRole('checkbox', { name: /^Jobs/, checked: true }).first().waitFor()
  await pressAtOnce(page, ['Hackathons', 'Scholarships', 'Remote'])
  const { pathname, searchParams } = new URL(page.url())
  assert.equal(pathname, '/all-opportunities')
  assert.deepEqual(Object.fromEntries(searchParams), {
    type: 'hackathon,internship,job,scholarship',
    mode: 'remote',
  })
})

test('chips taken away at once are all gone', async () => {
  const { page, faults } = visitor
  await open(page, `${site.origin}/all-opportunities?mode=remote&q=data&type=hackathon,internship`)
  await page.locator('main button[aria-label]').first().waitFor()
  const chips = page.getByRole('button', { name: /Hackathons|Remote/ })
  assert.equal(await chips.count(), 2)
  const handles = await chips.elementHandles()
  await page.evaluate((all) => all.forEach((each) => (each as HTMLElement).click()), handles)
  const { searchParams } = new URL(page.url())
  assert.deepEqual(Object.fromEntries(searchParams), { q: 'data', type: 'internship' })
  assert.deepEqual(faults, [])
})

test('along the scale of pay with the keyboard: one new address for where one stops, and the list follows', async () => {
  const { page, faults } = visitor
  await open(page, `${site.origin}/jobs-and-internships?type=internship`)
  const thumb = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('slider', { name: 'Minimum pay a month' })
  await thumb.focus()
  const before = await page.evaluate(() => history.length)
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await page.waitForURL(/pay=month-20000/)
  assert.equal(await page.evaluate(() => history.length), before + 1)
  const said = /^₹20,000\+ a month, (\d+)$/.exec((await thumb.getAttribute('aria-valuetext')) ?? '')
  await page.getByRole('heading', { level: 1, name: new RegExp(`^\\D+${said?.[1]} of`) }).waitFor()
  await page.keyboard.press('Home')
  await page.waitForURL((url) => !url.searchParams.has('pay'))
  assert.deepEqual(faults, [])
})

test('two searches that differ by their filters alone are named apart', async () => {
  const student = await visit(browser, site.origin, { as: 'student' })
  const { page } = student
  const named = async (query: string) => {
    await open(page, `${site.origin}/all-opportunities?${query}`)
    await page.getByRole('button', { name: 'Email me new matches' }).first().click()
    return page.getByRole('dialog').getByLabel('Name of the search').inputValue()
  }
  assert.equal(await named('q=data&type=hackathon'), '“data” · Hackathons')
  assert.equal(await named('q=data&type=internship&mode=remote&city=Pune'), '“data” · Internships · Remote · Pune')
  assert.deepEqual(student.faults, [])
  await student.close()
})

test('what is in several cities stands in the list of each, named first and in a line of a phone, and its page names them all', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { width: 390 })
  const asked = await page.request.get(`${site.origin}/api/listings/search?kind=job&limit=50`)
  const { items } = (await asked.json()) as { items: readonly Listing[] }
  const one = items.find(({ otherPlaces = [] }) => otherPlaces.length > 1)
  const [delhi] = one?.otherPlaces ?? []
  assert.ok(one && delhi)
  await open(
    page,
    `${site.origin}/jobs?${new URLSearchParams({ city: delhi.city ?? '', organisation: one.organisation.name })}`,
  )
  const row = page.locator(`main li[data-opportunity="${one.id}"]`)
  const where = row.locator(`a[aria-hidden][title^="${delhi.city}"]`)
  assert.match(await where.innerText(), new RegExp(`^${delhi.city}\\s\\+\\s${one.otherPlaces?.length}, `))
  assert.match((await where.getAttribute('title')) ?? '', new RegExp(`^${delhi.city}, ${one.city}, `))
  assert.ok(((await where.boundingBox())?.height ?? 99) < 30)
  assert.equal(await where.getAttribute('href'), one.path)
  await open(page, site.origin + one.path)
  await page.getByText(`${one.city}, ${delhi.city}, `).first().waitFor()
  assert.deepEqual(faults, [])
  await close()
})

test.run()
