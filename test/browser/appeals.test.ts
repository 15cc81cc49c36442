import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const API = '/api/tracking/referrals'
const at = '2026-11-21T06:30:00.000Z'

const test = suite('appeals, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

test('what a check refused one asks a person to look at, once, and reads the answer', async () => {
  const visitor = await visit(browser, site.origin, { as: 'student' })
  const { page, context } = visitor
  let appeal: object | null = null
  const asked: unknown[] = []
  const referral = { id: 7, state: 'refused', reason: 'same-browser', says: null, at, earnedAt: null }
  const face = { name: 'Kabir Anand', path: '/u/kabir', avatar: null }
  await context.route(`**${API}/mine**`, (route) =>
    route.fulfill({ json: { items: [{ ...referral, ...face, appeal }], next: null } }),
  )
  await context.route(`**${API}/7/appeal`, (route) => {
    asked.push(route.request().postDataJSON())
    appeal = { state: 'open', text: 'We share a computer.', answer: null, at }
    return route.fulfill({ status: 204 })
  })
  await open(page, `${site.origin}/user/my-referrals`)
  const row = page.getByRole('listitem').filter({ hasText: 'Kabir Anand' })
  await row.getByRole('button', { name: 'Ask a person to look' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Say why, in 3 to 1000 characters').waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await dialog.getByLabel('What speaks for it?').fill(' We share a computer. ')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await row.getByText('You asked a person to look.').waitFor()
  assert.deepEqual(asked, [{ text: 'We share a computer.' }])
  assert.equal(await row.getByRole('button').count(), 0)
  appeal = { state: 'declined', text: 'We share a computer.', answer: 'One person, two names.', at }
  await open(page, `${site.origin}/user/my-referrals`)
  await row.getByText('it stays refused: One person, two names.').waitFor()
  assert.deepEqual(visitor.faults, [])
  await visitor.close()
})

test('an admin reads what was said, and decides with a reason', async () => {
  const visitor = await visit(browser, site.origin, { as: 'admin' })
  const { page, context } = visitor
  const decided: unknown[] = []
  const words = { text: 'We share a computer.', answer: null, reason: 'same-browser', at }
  const appeal = { id: 3, state: 'open', ...words, referrer: 'Meera Nair', person: 'Kabir Anand' }
  await context.route(`**${API}/appeals**`, (route) =>
    route.fulfill({ json: { items: decided.length === 0 ? [appeal] : [], next: null } }),
  )
  await context.route(`**${API}/appeals/3/decision`, (route) => {
    decided.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await open(page, `${site.origin}/admin-referral-dashboard`)
  const row = page.getByRole('listitem').filter({ hasText: 'Meera Nair invited Kabir Anand' })
  await row.getByText('We share a computer.').waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await row.getByRole('button', { name: 'Let it count' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why?').fill('Two people, we spoke to both.')
  await dialog.getByRole('button', { name: 'Let it count' }).click()
  await page.getByText('Nobody waits for an answer').waitFor()
  await until('it is told', () => decided.length === 1)
  assert.deepEqual(decided, [{ isAccepted: true, why: 'Two people, we spoke to both.' }])
  assert.deepEqual(visitor.faults, [])
  await visitor.close()
})

test.run()
