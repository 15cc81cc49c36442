import assert from 'node:assert/strict'
import type { Browser, Locator, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('where a rule is missed')
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
const apply = (row: Locator, name: string | RegExp = 'Apply') => row.getByRole('link', { name, exact: true })

test('neither a card that closes soon nor a column nor what was saved leads to the form', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  const headers = { origin: site.origin }
  const own = await ask<Found>(page, '/api/listings/own/search?kind=internship&eligible=yes&limit=20')
  const near = await ask<Found>(page, '/api/listings/own/search?kind=internship&eligible=near&limit=1')
  const [fits, misses] = [own.items.at(-1), near.items[0]]
  assert.ok(fits && misses, 'The demo has nothing for its student, or nothing that all but is')
  const missed = /rules? not met/

  await open(page, `${site.origin}/compare?ids=${fits.id},${misses.id}`)
  const columns = page.locator('thead th:has(a)')
  await columns.nth(0).getByText('You can apply').waitFor()
  await columns.nth(1).getByText(missed).waitFor()
  assert.equal(await apply(columns.nth(0)).getAttribute('href'), `/registration/${fits.id}`)
  assert.equal(await apply(columns.nth(1)).count(), 0)

  for (const { id } of [fits, misses]) await page.request.put(`${site.origin}/api/saved/watchlist/${id}`, { headers })
  await open(page, `${site.origin}/user/watchlist/all/live`)
  const kept = (id: number) => page.locator('main li').filter({ has: page.locator(`h2 a[href$="-${id}"]`) })
  await kept(fits.id).getByRole('button', { name: 'You can apply' }).waitFor()
  await apply(kept(fits.id)).waitFor()
  const why = kept(misses.id).getByRole('button', { name: missed })
  await why.waitFor()
  assert.equal(await apply(kept(misses.id)).count(), 0)
  await why.click()
  await kept(misses.id).locator('li[data-verdict="not-met"]').first().waitFor()

  await page.route('**/api/rules/own?*', async (route) => {
    const answer = await route.fetch()
    const { items } = (await answer.json()) as { items: object[] }
    const refused = items.map((each) => ({ ...each, verdict: 'not-met', rules: 2, notMet: 1 }))
    await route.fulfill({ response: answer, json: { items: refused } })
  })
  await open(page, site.origin)
  const rail = page.locator('section:has(h2:text-is("Closing this week")) li')
  await rail.first().scrollIntoViewIfNeeded()
  const closing = rail.filter({ hasText: missed }).first()
  await closing.waitFor()
  await closing.hover()
  assert.equal(await apply(closing, /^(Apply|Register)$/).count(), 0)
  assert.deepEqual(faults, [])
  await close()
})

test('the button of its page is off and says why; of one that fits it leads to the form', async () => {
  const { page, context, faults, close } = await visit(browser, site.origin, { as: 'student' })
  const own = await ask<Found>(page, '/api/listings/own/search?kind=internship&eligible=yes&limit=20')
  const near = await ask<Found>(page, '/api/listings/own/search?kind=internship&eligible=near&limit=1')
  const card = page.locator('main aside').getByRole('region', { name: 'Your application' })

  await open(page, `${site.origin}/internships/x-${near.items[0]?.id}`)
  const off = card.getByRole('button', { name: 'Apply', disabled: true })
  await off.waitFor()
  assert.match((await card.textContent()) ?? '', /You do not meet every rule/)
  assert.equal(await card.getByRole('link', { name: 'Apply', exact: true }).count(), 0)

  await open(page, `${site.origin}/internships/x-${own.items.at(-1)?.id}`)
  await page.locator('main header').getByText('You can apply').waitFor()
  await card.getByRole('link', { name: 'Apply', exact: true }).click()
  await page.waitForURL(/\/registration\/\d+$/)

  // Who logs out in another tab leaves no judgement behind: whoever reads on was not judged.
  await open(page, `${site.origin}/internships/x-${near.items[0]?.id}`)
  await off.waitFor()
  const other = await context.newPage()
  await open(other, site.origin)
  await other.locator('header button[aria-haspopup="dialog"]:visible').last().click()
  await other.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await card.getByRole('link', { name: 'Apply', exact: true }).waitFor()
  assert.deepEqual(faults, [])
  await close()
})

test('a collection says of each whether its reader can take part; to who only has its link, for whom it is', async () => {
  const { page, context, faults, close } = await visit(browser, site.origin, { as: 'student' })
  const near = await ask<Found>(page, '/api/listings/own/search?kind=internship&eligible=near&limit=1')
  const { id: misses, title } = near.items[0] ?? assert.fail('The demo has nothing that all but is for its student')
  const path = `${site.origin}/api/collections`
  const headers = { origin: site.origin }
  const made = await context.request.post(path, { data: { name: 'Near me' }, headers })
  const { id } = (await made.json()) as { id: number }
  await context.request.put(`${path}/${id}/items/${misses}`, { headers })
  const shared = await context.request.put(`${path}/${id}`, { data: { name: 'Near me', isShared: true }, headers })
  const { shareKey } = (await shared.json()) as { shareKey: string }

  const friend = await visit(browser, site.origin)
  for (const place of [`/user/collections/${id}`, `/collections/${shareKey}`]) {
    await open(page, site.origin + place)
    const row = page.locator('main ol > li').filter({ has: page.getByRole('heading', { name: title }) })
    await row.getByRole('button', { name: /rules? not met/ }).click()
    await row.locator('li[data-verdict="not-met"]').first().waitFor()
  }
  await open(friend.page, `${site.origin}/collections/${shareKey}`)
  const row = friend.page.locator('main ol > li').filter({ has: friend.page.getByRole('heading', { name: title }) })
  assert.equal(await row.getByRole('button').count(), 0)
  assert.equal(await row.getByText(/not met/).count(), 0)
  assert.deepEqual([...faults, ...friend.faults], [])
  await Promise.all([close(), friend.close()])
})

test('a form that cannot be sent says so before anything is written, and leads to the rule', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student', width: 390 })
  const near = await ask<Found>(page, '/api/listings/own/search?kind=internship&eligible=near&limit=1')
  await open(page, `${site.origin}/registration/${near.items[0]?.id}`)
  const why = page.getByRole('link', { name: 'See which rule' })
  await why.waitFor()
  const firstField = page.getByRole('textbox').first()
  assert.ok(((await why.boundingBox())?.y ?? 0) < ((await firstField.boundingBox())?.y ?? 0))
  await why.click()
  const rule = page.locator('#check li[data-verdict="not-met"]').first()
  await rule.waitFor()
  await page.waitForFunction(
    () => (document.getElementById('check')?.getBoundingClientRect().top ?? 9999) < innerHeight,
  )
  assert.deepEqual(faults, [])
  await close()
})

test.run()
