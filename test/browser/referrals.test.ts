import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launchCounted, open, visit } from '../support/browser'
import { finishSignUp } from '../support/finish-sign-up'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const MINE = '/user/my-referrals'

const test = suite('referrals, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launchCounted(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('referral') ?? 'null') as { refId: string } | null)

/** An open opportunity of this site that asks for nothing but the form. */
async function findOpen(page: Page): Promise<{ readonly id: number; readonly path: string }> {
  const answer = await page.request.get(`${site.origin}/api/listings/search?status=open`)
  const { items } = (await answer.json()) as {
    items: { id: number; path: string; isExternal: boolean; audiences: string[] }[]
  }
  const found = items.find(({ isExternal }) => !isExternal)
  assert.ok(found, 'the demo has an open opportunity')
  return found
}

async function register(page: Page, id: number): Promise<void> {
  const form = {
    name: 'Nisha Rao',
    phone: '98765 43210',
    college: 'College of Engineering Pune',
    acceptsEligibility: true,
  }
  const asked = await page.request.get(`${site.origin}/api/registrations/form/${id}`)
  const { questions = [] } = (await asked.json()) as { questions?: { id: string }[] }
  const answers = Object.fromEntries(questions.map((each) => [each.id, 'https://example.in/nisha']))
  const reply = await page.request.post(`${site.origin}/api/registrations`, {
    headers: { origin: site.origin, 'idempotency-key': `referral-${id}` },
    data: { opportunityId: id, ...form, answers },
  })
  assert.equal(reply.status(), 201, await reply.text())
}

test('a student’s link brings a stranger, who signs up and takes part: pending, then earned, at both ends', async () => {
  const student = await visit(browser, site.origin, { as: 'student' })
  const { page: desk } = student
  await open(desk, site.origin + MINE)
  await desk.getByText('Nobody has joined by your link yet').waitFor()
  assert.deepEqual(await accessibilityFaults(desk), [])
  const opportunity = await findOpen(desk)
  await desk.getByLabel('Link to another page').fill('https://elsewhere.test/')
  await desk.getByRole('status').filter({ hasText: 'Only pages of this site' }).waitFor()
  await desk.getByLabel('Link to another page').fill(site.origin + opportunity.path)
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.getByRole('button', { name: 'Copy link' }).click()
  const link = await desk.evaluate(() => navigator.clipboard.readText())
  assert.match(link, /\?refId=[a-z2-9]{8}$/)

  const stranger = await visit(browser, site.origin)
  const { page } = stranger
  await open(page, `${link}https://elsewhere.test/`)
  await until('the code is kept', async () => (await kept(page)) !== null)
  assert.ok(link.endsWith((await kept(page))?.refId ?? '-'))
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  assert.doesNotMatch(canonical ?? '', /refId/)
  const email = 'nisha.referred@example.in'
  await open(page, `${site.origin}/auth/signup?returnUrl=${MINE}`)
  await page.getByLabel('Name').fill('Nisha Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('seven monsoon kites')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await finishSignUp(page, site.origin, email)
  await page.waitForURL(`**${MINE}`)
  await until('the code is told and forgotten', async () => (await kept(page)) === null)
  await open(page, site.origin + MINE)
  await page.getByText('You were invited by: ').filter({ hasText: 'once you confirm' }).waitFor()

  await open(desk, site.origin + MINE)
  await desk.getByRole('listitem').filter({ hasText: 'Pending' }).waitFor()
  await register(page, opportunity.id)
  await until('it is earned', async () => {
    const own = await desk.request.get(`${site.origin}/api/tracking/referrals/own`)
    return ((await own.json()) as { counts: { earned: number } }).counts.earned === 1
  })
  await open(desk, `${site.origin}${MINE}?state=earned`)
  await desk.getByRole('listitem').filter({ hasText: 'They confirmed their address and took part.' }).waitFor()
  await open(page, site.origin + MINE)
  await page.getByText('You took part, and it counted for them.').waitFor()

  await desk.getByRole('link', { name: 'Registrations by your links' }).click()
  await desk.getByRole('row').filter({ hasText: '1' }).first().waitFor()
  await open(desk, `${site.origin}/user/points`)
  await desk.getByText('Inviting somebody who takes part').first().waitFor()
  for (const each of [student, stranger]) {
    assert.deepEqual(each.faults, [])
    await each.close()
  }
})

test('an admin takes a referral back with a reason, and the inviter reads it', async () => {
  const admin = await visit(browser, site.origin, { as: 'admin' })
  const { page } = admin
  await open(page, `${site.origin}/admin-referral-dashboard`)
  const row = page.getByRole('listitem').filter({ hasText: 'Nisha Rao' })
  await row.getByRole('button', { name: 'Take back' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await dialog.getByText('Say why, in 3 to 300 characters').waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await dialog.getByLabel('Why?').fill('Two phones, one person')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await row.filter({ hasText: 'Our staff took it back.' }).waitFor()
  const student = await visit(browser, site.origin, { as: 'student' })
  await open(student.page, site.origin + MINE)
  await student.page.getByText('They write: Two phones, one person').waitFor()
  for (const each of [admin, student]) {
    assert.deepEqual(each.faults, [])
    await each.close()
  }
})

test('what is given is told by the rule that is on, to whoever looks', async () => {
  const { page, faults, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/referral`)
  await page.waitForURL('**/refer-and-earn')
  await page.getByText('50 points + 25 coins').waitFor()
  await page.getByRole('link', { name: 'Get your link' }).click()
  await page.locator('main a[href="/auth/login?returnUrl=%2Fuser%2Fmy-referrals"]').waitFor()
  assert.deepEqual(faults, [])
  await close()
})

test.run()
