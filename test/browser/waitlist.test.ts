import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('a line for seats, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

test('a seat that one gives back opens the form of who waited longest, on their open page; the next one moves up', async () => {
  const headers = { origin: site.origin }
  const first = await visit(browser, site.origin, { as: 'volunteer' })
  const mine = await (await first.context.request.get(`${site.origin}/api/waitlist/mine`)).json()
  const { opportunityId, path, title } = mine.items[0] as { opportunityId: number; path: string; title: string }

  const second = await visit(browser, site.origin, { as: 'intern' })
  await open(second.page, site.origin + path)
  await second.page.getByRole('link', { name: 'You are number 3 of 3 in line' }).waitFor()
  await open(first.page, site.origin + path)
  await first.page.getByRole('link', { name: 'You are number 1 of 3 in line' }).waitFor()

  const leaver = await visit(browser, site.origin, { as: 'pro' })
  const own = await leaver.context.request.get(`${site.origin}/api/registrations/mine/for/${opportunityId}`)
  const { registration } = (await own.json()) as { registration: { id: number } }
  const gone = await leaver.context.request.post(`${site.origin}/api/registrations/${registration.id}/withdraw`, {
    headers,
  })
  assert.equal(gone.status(), 200)

  await first.page.getByText(/^A seat is kept for you until/).waitFor()
  await second.page.getByRole('link', { name: 'You are number 2 of 2 in line' }).waitFor()
  await first.page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).click()
  await first.page.getByText(/^One, kept for you until/).waitFor()
  await first.page.getByLabel('Your name').fill('Tenzin Dolma')
  await first.page.getByRole('button', { name: 'Register', exact: true }).click()
  await first.page.getByText(title).first().waitFor()
  await first.page.waitForURL(/\/user\/registrations\/receipt\/\d+$/)
  await open(second.page, `${site.origin}/user/registrations/all/all`)
  const row = second.page.getByRole('listitem').filter({ hasText: 'You are number 2 of 2 in line' })
  await row.getByRole('button', { name: `Leave the line for ${title}` }).click()
  await second.page.getByRole('dialog').getByRole('button', { name: 'Leave the line' }).click()
  await row.waitFor({ state: 'detached' })
  assert.deepEqual([...first.faults, ...second.faults], [])
  await Promise.all([first, second, leaver].map((each) => each.close()))
})

test.run()
