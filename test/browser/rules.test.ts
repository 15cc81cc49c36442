import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('rules, in the browser')
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
  readonly total: number
  readonly items: readonly { readonly id: number; readonly path: string; readonly title: string }[]
}

const ask = async <T>(page: Page, path: string) => (await (await page.request.get(site.origin + path)).json()) as T
const lineOf = (page: Page, words: string | RegExp) => page.locator('main li[data-verdict]').filter({ hasText: words })

test('a student sees each rule with what she has, fills in what is not known, and comes back to an answer', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  const { items } = await ask<Found>(page, '/api/listings/own/search?eligible=perhaps&limit=1')
  const [unsure] = items
  assert.ok(unsure, 'The demo has nothing that is not known of its student')
  await open(page, site.origin + unsure.path)
  await page.getByText('You may be able to take part').waitFor()
  await page
    .locator('main header')
    .getByText(/Add your .* to check/)
    .waitFor()
  const backlogs = lineOf(page, 'No active backlogs')
  assert.equal(await backlogs.getAttribute('data-verdict'), 'unknown')
  await backlogs.getByRole('link').click()
  await page.waitForURL(/\/user\/eligibility\?returnUrl=/)
  await page.getByLabel('Active backlogs').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. Rules are answered anew').waitFor()
  await page.getByRole('link', { name: 'Back to where you were' }).click()
  await page.locator('main li[data-verdict="met"]').filter({ hasText: 'No active backlogs' }).waitFor()
  await page.getByText('You can take part.').waitFor()
  assert.deepEqual(faults, [])
  await close()
})

test('the filter leaves only what she may take part in; signed out it is everybody’s list and says so', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  await open(page, `${site.origin}/scholarships`)
  const filter = page.getByRole('group', { name: 'Eligible for me' }).filter({ visible: true })
  const near = filter.getByRole('checkbox', { name: /near misses/ })
  const only = filter.getByRole('switch', { name: /^Eligible for me/ })
  await only.waitFor()
  assert.equal(await near.count(), 0)
  await only.click({ force: true })
  await page.waitForURL(/eligible=yes$/)
  await near.click({ force: true })
  await page.waitForURL(/eligible=near%2Cyes|eligible=near,yes/)
  await filter.getByRole('checkbox', { name: /near misses/, checked: true }).waitFor()
  await near.click({ force: true })
  await page.waitForURL(/eligible=yes$/)
  const [all, mine] = [
    await ask<Found>(page, '/api/listings/search?kind=scholarship'),
    await ask<Found>(page, '/api/listings/own/search?kind=scholarship&eligible=yes'),
  ]
  assert.ok(mine.total > 0 && mine.total < all.total, `${mine.total} of ${all.total}`)
  await page
    .locator('main h1')
    .filter({ hasText: `${mine.total} of ` })
    .waitFor()
  const shown = await page
    .locator('main li:has(h2) h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  assert.deepEqual(
    shown.map((path) => path?.split('?')[0]),
    mine.items.map(({ path }) => path),
  )
  assert.deepEqual(faults, [])
  await close()

  const nobody = await visit(browser, site.origin)
  await open(nobody.page, `${site.origin}/scholarships?eligible=yes`)
  await nobody.page.getByText('This list is filtered by what fits you').waitFor()
  await nobody.page
    .locator('main h1')
    .filter({ hasText: new RegExp(` ${all.total}$`) })
    .waitFor()
  assert.deepEqual(nobody.faults, [])
  await nobody.close()
})

test('a row says whether she can apply, opens to show the rules, and follows what she says of herself elsewhere', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  const headers = { origin: site.origin }
  const facts = await ask<object>(page, '/api/rules/facts')
  const say = (backlogs: number | null) =>
    page.request.put(`${site.origin}/api/rules/facts`, { data: { ...facts, backlogs }, headers })
  await say(null)
  const [unsure] = (await ask<Found>(page, '/api/listings/own/search?kind=internship&eligible=perhaps&limit=1')).items
  assert.ok(unsure, 'The demo has nothing that is not known of its student')
  await open(page, `${site.origin}/internships?q=${encodeURIComponent(unsure.title)}`)
  const row = page.locator(`[data-opportunity="${unsure.id}"]`)
  await row.getByRole('button', { name: 'Add your backlogs to check' }).waitFor()
  await say(0)
  const answer = row.locator('button[data-verdict]')
  await row.getByRole('button', { name: 'You can apply' }).waitFor()
  await answer.press('Enter')
  await row.locator('li[data-verdict="met"]').filter({ hasText: 'No active backlogs' }).waitFor()
  assert.equal(await answer.getAttribute('aria-expanded'), 'true')
  await say(2)
  await row
    .locator('li[data-verdict="not-met"]')
    .filter({ hasText: /You: 2$/ })
    .waitFor()
  const count = await row.locator('li[data-verdict]').count()
  await row.getByRole('button', { name: `1 of ${count} rules not met` }).click()
  await row.locator('li[data-verdict]').first().waitFor({ state: 'detached' })
  assert.equal(new URL(page.url()).pathname, '/internships')
  await say(0)
  assert.deepEqual(faults, [])
  await close()
})

/** Counts what the page asks for, by path. */
function countAsked(page: Page) {
  const asked: string[] = []
  page.on('request', (each) => void (each.method() === 'GET' && asked.push(new URL(each.url()).pathname)))
  return {
    forget: () => void (asked.length = 0),
    of: (path: string) => asked.filter((each) => each === path).length,
    /** Whatever else was asked for before it has been answered then. */
    settled: () => page.evaluate(() => fetch('/api/listings/now').then((answer) => answer.text())),
  }
}

test('what changes is asked for once, by the live topic', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'pro' })
  const asked = countAsked(page)
  await Promise.all([page.waitForResponse('**/api/live?**'), open(page, `${site.origin}/user/eligibility`)])
  await page.getByLabel('Active backlogs').fill('3')
  asked.forget()
  const told = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().endsWith('/api/rules/facts'),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. Rules are answered anew').waitFor()
  await told
  await asked.settled()
  assert.equal(asked.of('/api/rules/facts'), 1)
  assert.deepEqual(faults, [])
  await close()
})

test('what did not change is not asked for again', async () => {
  // Of who changed something a moment ago a page that opens is told so, and asks.
  const { page, faults, close } = await visit(browser, site.origin, { as: 'mentor' })
  const asked = countAsked(page)
  // What is listened to from later on is asked for anew then: on a busy machine this topic comes after the others.
  const listens = page.waitForResponse((each) => /\/api\/live\?.*(=|%2C)rules%3A/.test(each.url()))
  await Promise.all([listens, open(page, `${site.origin}/internships`)])
  const answer = page.locator('main button[data-verdict]').first()
  await answer.waitFor()
  const row = page
    .locator('main li[data-opportunity]')
    .filter({ has: page.locator('button[data-verdict]') })
    .first()
  const own = `/api/rules/of/${await row.getAttribute('data-opportunity')}/own`
  await page.clock.install()
  for (const time of [1, 2]) {
    await answer.click()
    await row.locator('li[data-verdict]').first().waitFor()
    await asked.settled()
    assert.equal(asked.of(own), 1, `opened for the ${time}. time`)
    await answer.click()
    await page.clock.fastForward(5000)
  }
  assert.deepEqual(faults, [])
  await close()
})

test('an organizer writes a rule: told what contradicts, shown how candidates read it; a student who misses it is refused', async () => {
  const organizer = await visit(browser, site.origin, { as: 'organizer' })
  const { page } = organizer
  const post = (path: string, data?: object) =>
    page.request.post(site.origin + path, { ...(data && { data }), headers: { origin: site.origin } })
  const draft = await (await post('/api/manage/drafts')).json()
  const body = {
    ...draft.body,
    ...{
      kind: 'internship',
      title: 'Tide gauge intern',
      organisation: 'Tide Labs',
      city: 'Kochi',
      audiences: ['college'],
    },
    description: '<p>Read gauges, write down what they say, and see your work on the harbour wall.</p>',
    closesAt: `${new Date().getFullYear() + 1}-12-20T23:59`,
  }
  const headers = { origin: site.origin, 'if-match': `"${draft.version}"` }
  await page.request.put(`${site.origin}/api/manage/drafts/${draft.id}`, { data: { body }, headers })
  await open(page, `${site.origin}/manage/opportunity/all/create?draft=${draft.id}&step=people`)
  await page.getByRole('link', { name: 'Eligibility rules' }).click()
  await page.getByRole('button', { name: 'Add a rule' }).click()
  const rule = page.getByRole('group', { name: 'Rule 1' })
  await rule.getByLabel('What is asked').selectOption('cgpa')
  await rule.getByText('Say from where or up to where.').waitFor()
  await rule.getByLabel('from').fill('9.5')
  await rule.getByLabel('to', { exact: true }).fill('9')
  await rule.getByText('The lower end is above the upper end.').waitFor()
  await rule.getByLabel('to', { exact: true }).fill('')
  const asRead = page.getByRole('region', { name: 'As candidates read it' })
  await asRead.getByText('CGPA of 9.5 or more').waitFor()
  await page
    .getByRole('region', { name: 'Who this reaches' })
    .getByText(/people on Foothold can take part today/)
    .waitFor()
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor()
  const saved = await (await page.request.get(`${site.origin}/api/manage/drafts/${draft.id}`)).json()
  assert.deepEqual(saved.body.parts.eligibility.conditions, [{ fact: 'cgpa', from: 9.5 }])
  const { id } = await (await post(`/api/manage/drafts/${draft.id}/submit`)).json()
  assert.deepEqual(organizer.faults, [])
  await organizer.close()

  const admin = await visit(browser, site.origin, { as: 'admin' })
  await admin.page.request.post(`${site.origin}/api/manage/approvals/${id}/approve`, {
    headers: { origin: site.origin },
  })
  await admin.close()

  const student = await visit(browser, site.origin, { as: 'student', width: 390 })
  await open(student.page, `${site.origin}/registration/${id}`)
  await student.page.getByText('You do not meet every rule').waitFor()
  await lineOf(student.page, 'CGPA of 9.5 or more').getByText('7.9').waitFor()
  await student.page.getByRole('button', { name: 'Send application' }).click()
  await student.page.getByRole('alert').filter({ hasText: 'You do not meet every rule of this one' }).waitFor()
  await student.close()
})

test.run()
