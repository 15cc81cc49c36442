import assert from 'node:assert/strict'
import type { Browser, Locator, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('applying from a list')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

interface Found {
  readonly items: readonly { readonly id: number; readonly title: string }[]
}

const ask = async <T>(page: Page, path: string) => (await (await page.request.get(site.origin + path)).json()) as T
const rowOf = (page: Page, id: number) => page.locator(`main li[data-opportunity="${id}"]`)
const apply = (row: Locator, name: string | RegExp = 'Apply') => row.getByRole('link', { name, exact: true })
/** What of the row's deadline is seen. */
const opacityOf = (row: Locator) =>
  row.locator('p:has(> time)').evaluate((deadline) => Number(getComputedStyle(deadline).opacity))

const FORM = { name: 'Meera', phone: '98765 43210', college: 'COEP', acceptsEligibility: true, answers: {} }

/** One that its student may apply for, or all but may, and a list that has it. */
async function eligible(page: Page, which: 'yes' | 'near') {
  const { items } = await ask<Found>(page, `/api/listings/own/search?kind=internship&eligible=${which}&limit=1`)
  assert.ok(items[0], `The demo has nothing that is ${which} for its student`)
  return { ...items[0], list: `${site.origin}/internships?sort=deadline&q=${encodeURIComponent(items[0].title)}` }
}

test('while one points at a row, Apply stands beside its deadline, says it by every clock, and leads to the form', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  const { id, list } = await eligible(page, 'yes')
  await open(page, list)
  const row = rowOf(page, id)
  await row.getByRole('button', { name: 'You can apply' }).waitFor()
  const [before, seen] = [await row.boundingBox(), await opacityOf(row)]
  await row.hover()
  await apply(row).waitFor()
  assert.deepEqual([seen, await opacityOf(row), await row.boundingBox()], [1, 1, before])
  const [button, deadline] = [await apply(row).boundingBox(), await row.locator('p > time').boundingBox()]
  assert.ok(button && deadline && button.x + button.width < deadline.x, 'Apply is before the deadline, not over it')
  await row.getByTitle(/^Closes \d+ .* IST · .* UTC$/).waitFor()
  await page.mouse.move(0, 0)
  await apply(row).waitFor({ state: 'hidden' })
  assert.equal(await opacityOf(row), 1)
  await row.hover()
  await apply(row).click()
  await page.waitForURL(`${site.origin}/registration/${id}`)
  assert.deepEqual(faults, [])
  await close()
})

test('by keyboard it is the last stop of the row; who takes part goes to the receipt instead', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  const { id, list } = await eligible(page, 'yes')
  await open(page, list)
  const row = rowOf(page, id)
  await row.getByRole('button', { name: 'You can apply' }).waitFor()
  await row.getByRole('heading').getByRole('link').focus()
  await apply(row).waitFor()
  await row.getByRole('button', { name: /^Hide / }).focus()
  await page.keyboard.press('Tab')
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Apply')
  // As narrow as a page is that somebody has made twice as large.
  await page.setViewportSize({ width: 700, height: 500 })
  await row.getByRole('heading').getByRole('link').focus()
  await page.keyboard.press('Tab')
  await apply(row).waitFor()
  assert.equal(await opacityOf(row), 1)
  await page.setViewportSize({ width: 1440, height: 900 })
  const sent = await page.request.post(`${site.origin}/api/registrations`, {
    headers: { origin: site.origin, 'idempotency-key': `applying-${id}` },
    data: { opportunityId: id, ...FORM },
  })
  const { id: registration } = (await sent.json()) as { id: number }
  assert.equal(sent.status(), 201)
  await open(page, list)
  assert.equal(await apply(row, 'Applied').getAttribute('href'), `/user/registrations/receipt/${registration}`)
  await row.hover()
  assert.deepEqual([await apply(row).count(), await opacityOf(row)], [0, 1])
  assert.deepEqual(faults, [])
  await close()

  const phone = await visit(browser, site.origin, { as: 'student', width: 390 })
  await open(phone.page, list)
  await apply(rowOf(phone.page, id), 'Applied').waitFor()
  assert.equal(await rowOf(phone.page, id).getByRole('button', { name: 'You can apply' }).count(), 0)
  assert.deepEqual(phone.faults, [])
  await phone.close()
})

test('cards of the start page and the watchlist have Apply, and say that one has applied', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  const headers = { origin: site.origin }
  const enter = (opportunityId: number) =>
    page.request.post(`${site.origin}/api/registrations`, {
      headers: { ...headers, 'idempotency-key': `cards-${opportunityId}` },
      data: { opportunityId, ...FORM },
    })
  const { newest } = await ask<{ newest: { items: Found['items'] }[] }>(page, '/api/listings/home')
  const own = await ask<Found>(page, '/api/listings/own/search?kind=internship&eligible=yes&sort=newest&limit=20')
  const shown = newest.flatMap(({ items }) => items)
  const mine = shown.filter(({ id }) => own.items.some((each) => each.id === id))
  assert.ok(mine.length > 1, 'The demo has too few new internships for its student')
  const [entered, other] = mine.map(({ title, id }) => ({ title, id }))
  assert.ok(entered && other && (await enter(entered.id)).ok())
  await open(page, site.origin)
  const cards = page.locator('main li:has(h3)')
  const receipt = cards.getByRole('link', { name: 'Applied', exact: true })
  await receipt.first().scrollIntoViewIfNeeded()
  assert.match((await receipt.first().getAttribute('href')) ?? '', /^\/user\/registrations\/receipt\/\d+$/)
  const card = cards.filter({ has: page.locator(`h3 a[href$="-${other.id}"]`) }).last()
  await card.scrollIntoViewIfNeeded()
  await card.getByText('You can apply').waitFor()
  const before = await card.boundingBox()
  await card.hover()
  await apply(card).waitFor()
  assert.deepEqual(await card.boundingBox(), before)

  for (const { id } of [entered, other]) await page.request.put(`${site.origin}/api/saved/watchlist/${id}`, { headers })
  await open(page, `${site.origin}/user/watchlist/all/live`)
  const kept = (id: number) => page.locator('main li').filter({ has: page.locator(`h2 a[href$="-${id}"]`) })
  assert.equal(await apply(kept(other.id)).getAttribute('href'), `/registration/${other.id}`)
  await kept(entered.id).getByText('Applied').waitFor()
  assert.equal(await apply(kept(entered.id)).count(), 0)
  assert.deepEqual(faults, [])
  await close()
})

test('the deadline stays where a rule is missed, on a phone, and where nothing can point', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  const { id, list } = await eligible(page, 'near')
  await open(page, list)
  const row = rowOf(page, id)
  await row.getByRole('button', { name: /rules? not met/ }).waitFor()
  await row.hover()
  await row.getByRole('button', { name: /^Hide / }).waitFor()
  assert.deepEqual([await apply(row).count(), await opacityOf(row)], [0, 1])
  await close()

  const phone = await visit(browser, site.origin, { width: 390 })
  await open(phone.page, list)
  await rowOf(phone.page, id).hover()
  assert.equal(await opacityOf(rowOf(phone.page, id)), 1)
  const touched = await browser.newContext({ viewport: { width: 820, height: 1100 }, hasTouch: true, isMobile: true })
  const tablet = await touched.newPage()
  await open(tablet, list)
  await rowOf(tablet, id).getByRole('heading').getByRole('link').focus()
  assert.equal(await opacityOf(rowOf(tablet, id)), 1)
  assert.deepEqual([...faults, ...phone.faults], [])
  await Promise.all([phone.close(), touched.close()])
})

for (const width of [1440, 390])
  test(`the filter says what of the profile it uses, and the way to change it comes back (${width})`, async () => {
    const { page, faults, close } = await visit(browser, site.origin, { as: 'student', width })
    const list = `${site.origin}/internships?sort=newest`
    await open(page, list)
    if (width === 390) await page.getByRole('button', { name: /^Filters/ }).click()
    const filter = page.getByRole('group', { name: 'Eligible for me' }).filter({ visible: true })
    await filter.getByText('Uses your profile: B.Tech / B.E., engineering, 2027, CGPA 7.9, Pune').waitFor()
    await filter.getByRole('link', { name: 'Change' }).click()
    const editor = page.getByRole('dialog', { name: 'Education' })
    await editor.waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL(list)
    assert.deepEqual(faults, [])
    await close()
  })

test('where no word of a search is found the list says where it is instead, and what was meant', async () => {
  const { page, faults, close } = await visit(browser, site.origin)
  const { total } = await ask<{ total: number }>(page, '/api/listings/search?kind=hackathon&q=hackathon')
  await open(page, `${site.origin}/internships?q=hackathon`)
  await page.getByRole('heading', { name: 'Nothing here has “hackathon”' }).waitFor()
  assert.equal(
    await page.getByRole('link', { name: `Hackathons ${total}` }).getAttribute('href'),
    '/hackathons?q=hackathon',
  )
  await open(page, `${site.origin}/internships?q=hackathn`)
  await page.getByText('Did you mean “hackathon”?').waitFor()
  await page.getByRole('link', { name: `Hackathons ${total}` }).click()
  await page.waitForURL(`${site.origin}/hackathons?q=hackathon`)
  await page.locator('main li:has(h2)').first().waitFor()
  await open(page, `${site.origin}/all-opportunities?q=qqqzzzx`)
  await page.getByText('Try fewer or other words').waitFor()
  assert.deepEqual(faults, [])
  await close()
})

test('a list without filters says its number once; on a phone a page begins with its name', async () => {
  const { page, close } = await visit(browser, site.origin, { width: 390 })
  const { all } = await ask<{ all: number }>(page, '/api/listings/search?kind=internship')
  await open(page, `${site.origin}/internships`)
  assert.equal(await page.locator('main h1').innerText(), `Internships ${all}`)
  assert.equal(await page.getByRole('navigation', { name: 'Breadcrumb' }).count(), 0)
  await close()
})

test('below a list with nothing in it the ways on keep clear of the filters', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  await open(page, `${site.origin}/jobs?mode=remote&city=Kochi&pay=year-2500000&q=welder`)
  await page.getByRole('heading', { name: 'Nothing matches all 4 filters' }).waitFor()
  const last = page.getByRole('group', { name: 'City' }).filter({ visible: true })
  await last.waitFor()
  const [filters, ways] = [
    await last.boundingBox(),
    await page.getByRole('heading', { name: 'By field' }).boundingBox(),
  ]
  assert.ok(filters && ways && ways.y - (filters.y + filters.height) >= 32, JSON.stringify([filters, ways]))
  assert.deepEqual(faults, [])
  await close()
})

test.run()
