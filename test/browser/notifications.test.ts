import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit, type Visitor } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const test = suite('notifications, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite({ FEATURES_OFF: 'gamification' })]) // whose badges are told behind the same bell
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const UNREMINDED_MS = 8 * 86_400_000

/** Registers for something open that asks nothing of its own, and that is for them. */
async function register({ context }: Visitor) {
  const { items } = await (await context.request.get(`${site.origin}/api/listings/search?limit=40&sort=newest`)).json()
  for (const { id, closesAt } of items) {
    // Of a near deadline one is reminded at the next full minute, as of something else that arrived.
    if (closesAt !== null && Date.parse(closesAt) < Date.now() + UNREMINDED_MS) continue

    const form = await (await context.request.get(`${site.origin}/api/registrations/form/${id}`)).json()
    if (
      form.standing !== 'open' ||
      form.own ||
      form.verdict === 'not-met' ||
      form.questions.some((each: { required: boolean }) => each.required)
    )
      continue
    const data = {
      opportunityId: id,
      ...{ name: 'Meera Nair', phone: '98765 43210', college: 'COEP', acceptsEligibility: true, answers: {} },
    }
    const headers = { origin: site.origin, 'idempotency-key': `browser-${id}` }
    const answer = await context.request.post(`${site.origin}/api/registrations`, { data, headers })
    assert.equal(answer.status(), 201, await answer.text())
    return form.opportunity.title as string
  }
  throw new Error('None of 40 listings can be entered without answers.')
}

test('nobody is led home, where nothing opens', async () => {
  const nobody = await visit(browser, site.origin)
  await open(nobody.page, `${site.origin}/notifications`)
  assert.equal(new URL(nobody.page.url()).pathname, '/')
  assert.equal(await nobody.page.getByRole('dialog').count(), 0)
  await nobody.close()
})

test('what arrives shows for a moment, counts on the bell, is listed, and counts no more once it was opened', async () => {
  const mentor = await visit(browser, site.origin, { as: 'mentor' })
  const { page, faults } = mentor
  const listening = page.waitForResponse((answer) => /\/api\/live\?.*notifications/.test(answer.url()))
  await open(page, `${site.origin}/`)
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await Promise.all([listening, page.locator('section[class*="corner"]').waitFor({ state: 'attached' })])
  const title = await register(mentor)
  const toast = page.locator('section').filter({ hasText: title }).getByRole('link', { name: 'See the receipt' })
  await toast.waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('link', { name: title }).waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await panel.getByRole('link', { name: title }).click()
  await page.waitForURL(/\/user\/registrations\/receipt\/\d+$/)
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  assert.deepEqual(faults, [])
  await mentor.close()
})

test('/notifications opens the panel at home, and the address forgets it', async () => {
  const mentor = await visit(browser, site.origin, { as: 'mentor', width: 390, height: 844 })
  await open(mentor.page, `${site.origin}/notifications`)
  await mentor.page.getByRole('dialog', { name: 'Notifications' }).waitFor()
  const { pathname, hash } = new URL(mentor.page.url())
  assert.deepEqual([pathname, hash], ['/', ''])
  await mentor.page.keyboard.press('Escape')
  await mentor.page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.deepEqual(mentor.faults, [])
  await mentor.close()
})

test('what is read in the panel takes the focus along, and gives it back to its line', async () => {
  const mentor = await visit(browser, site.origin, { as: 'mentor', width: 390, height: 844 })
  const { page } = mentor
  const row = {
    ...{ id: 7, layout_type: 'app_notification', text: 'It needs a change', description: 'Say what is paid.' },
    ...{ actionUrl: '/', actionText: 'Change it', from: 'Lumio Labs', readAt: '2026-11-21T06:30:00.000Z' },
    ...{ createdAt: '2026-11-21T06:30:00.000Z', next: { who: 'You', by: 'whenever you like' } },
    payload: { type: 'sidescreen', title: 'It needs a change', description: 'Say what is paid.' },
  }
  await page.route(/\/api\/notifications(\?|$)/, (route) => route.fulfill({ json: { items: [row], next: null } }))
  await open(page, `${site.origin}/notifications`)
  const line = page.getByRole('button', { name: 'It needs a change', exact: true })
  await line.press('Enter')
  const isFocused = (element: Element) => element === document.activeElement
  const heading = page.getByRole('heading', { name: 'It needs a change' })
  assert.ok(await heading.evaluate(isFocused))
  assert.deepEqual(await accessibilityFaults(page), [])
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  assert.ok(await line.evaluate(isFocused))
  await mentor.close()
})

test('a list that does not come says so, and comes on another try', async () => {
  const mentor = await visit(browser, site.origin, { as: 'mentor' })
  const { page } = mentor
  // Without live news the page asks again only when its reader does.
  await page.route(/\/api\/live/, (route) => route.abort())
  await page.route(/\/api\/notifications(\?|$)/, (route) => route.fulfill({ status: 500, body: 'no' }))
  await open(page, `${site.origin}/notifications`)
  await page.getByText('Notifications did not load').waitFor()
  await page.unroute(/\/api\/notifications(\?|$)/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await mentor.close()
})

test.run()
