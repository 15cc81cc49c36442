import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { pause } from '../support/clock'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('points and badges, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const badge = (id: number, slug: string, hold = 'quiz') => ({
  ...{ id, badge_name: `Badge ${slug}`, description: `For ${slug}`, badges: { badge_slug: slug }, hold },
  ...{ level: 1, levels: 1 },
})

interface Waiting {
  readonly type?: 'badges' | 'pro'
  readonly gcId?: number
  readonly count?: number
  readonly reducedMotion?: true
  /** Pop-ups one after the other. */
  readonly groups?: number
  /** They come only once time stands. */
  readonly isStill?: true
}

/** The student's home with badges that wait to be shown, and a clock that stands. */
async function withBadges({ type = 'badges', gcId, count = 1, groups = 1, reducedMotion, isStill }: Waiting) {
  const visitor = await visit(browser, site.origin, { as: 'student', badges: true })
  const { page, context } = visitor
  if (reducedMotion) await page.emulateMedia({ reducedMotion: 'reduce' })
  let items: readonly object[] = Array.from({ length: groups }, (_, index) => ({
    ...{ type, index, gc_id: gcId ?? null },
    badge_trigger_ids: Array.from({ length: count }, (_, at) => badge(index * count + at + 1, `slug-${index + at}`)),
  }))
  const seen: unknown[] = []
  await context.route('**/api/session/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), news: ['gamification.badges'] } })
  })
  let goOn = () => {}
  const stands = new Promise<void>((done) => {
    goOn = done
  })
  await context.route('**/api/gamification/badges/unseen', async (route) => {
    await stands
    await route.fulfill({ json: { items } })
  })
  await context.route('**/api/gamification/badges/seen', (route) => {
    seen.push(route.request().postDataJSON())
    items = items.slice(1)
    return route.fulfill({ status: 204 })
  })
  await page.addInitScript(noteConfetti)
  await page.clock.install({ time: new Date('2026-11-22T06:30:00Z') })
  await open(page, `${site.origin}/user/points`)
  if (isStill) await pause(page)
  goOn()
  const dialog = page.getByRole('dialog').filter({ has: page.locator('[data-badge]') })
  if (isStill)
    await until('they are shown', async () => {
      await page.clock.runFor(50)
      return dialog.isVisible()
    })
  else await dialog.waitFor()
  return { ...visitor, dialog, seen }
}

/** Notes in the page, by the page's own clock, when confetti began to fall, and whether its dialog stood still by then. */
function noteConfetti() {
  new MutationObserver(() => {
    const dialog = document.querySelector('[data-confetti]')?.closest('dialog')
    if (!dialog || 'fallsSince' in window) return
    const isStill = dialog.getAnimations().every(({ playState }) => playState === 'finished')
    Object.assign(window, { fallsSince: Date.now(), isRead: isStill && getComputedStyle(dialog).opacity === '1' })
  }).observe(document, { childList: true, subtree: true })
}

test('confetti falls until 4 s and is gone then; closing marks the badge as seen, once', async () => {
  const { page, dialog, seen, close } = await withBadges({ isStill: true })
  const confetti = page.locator('[data-confetti]')
  await dialog.getByText('For slug-0').waitFor()
  await until('it falls', async () => {
    await page.clock.runFor(20) // effects run after a frame
    return confetti.isVisible()
  })
  assert.equal(await confetti.locator('svg').count(), 90)
  const shownFor = await page.evaluate(() => Date.now() - ((window as { fallsSince?: number }).fallsSince ?? 0))
  assert.ok(await page.evaluate(() => (window as { isRead?: boolean }).isRead), 'its words are seen before it falls')
  await page.clock.runFor(3800 - shownFor)
  assert.equal(await confetti.count(), 1, 'just before')
  await page.clock.runFor(300)
  assert.equal(await confetti.count(), 0, 'after')
  await page.clock.resume()
  assert.deepEqual(await accessibilityFaults(page), [])
  await dialog.getByRole('button', { name: 'Close it' }).click()
  await dialog.waitFor({ state: 'detached' })
  await until('it is told', async () => seen.length > 0)
  assert.deepEqual(seen, [{ badges: [{ id: 1, level: 1 }] }])
  await close()
})

test('what else waits comes after the first pop-up, each is marked as seen, and then there is none', async () => {
  const { dialog, seen, close } = await withBadges({ groups: 2 })
  await dialog.getByText('For slug-0').waitFor()
  await dialog.getByRole('button', { name: 'Close it' }).click()
  await dialog.getByText('For slug-1').waitFor()
  await dialog.getByRole('button', { name: 'Close it' }).click()
  await dialog.waitFor({ state: 'detached' })
  await until('both are told', async () => seen.length === 2)
  assert.deepEqual(seen, [{ badges: [{ id: 1, level: 1 }] }, { badges: [{ id: 2, level: 1 }] }])
  await close()
})

test('with reduced motion there is no confetti', async () => {
  const { page, dialog, close } = await withBadges({ reducedMotion: true })
  await dialog.getByText('Badge slug-0', { exact: true }).last().waitFor()
  assert.equal(await page.locator('[data-confetti]').count(), 0)
  await close()
})

test('of six badges four are pictured and all are named; gc_id 15712 leads to practice, others to one’s badges', async () => {
  const many = await withBadges({ count: 6, gcId: 15712 })
  assert.equal(await many.dialog.locator('[data-badge]').count(), 4)
  assert.match((await many.dialog.textContent()) ?? '', /Badge slug-5/)
  assert.equal(await many.dialog.getByRole('link').getAttribute('href'), '/practice/coding')
  await many.close()
  const other = await withBadges({ gcId: 4, type: 'pro' })
  await other.dialog.getByText('PRO').waitFor()
  assert.equal(await other.dialog.getByRole('link').getAttribute('href'), '/u/demo-student?open=badges')
  await other.dialog.getByRole('link').click()
  await other.page.getByRole('heading', { name: 'Badges' }).waitFor()
  await other.page.getByRole('button', { name: 'On the wall' }).click()
  await other.page
    .getByRole('dialog', { name: 'On the wall' })
    .getByText(/^Since \d\d\/\d\d\/\d\d$/)
    .waitFor()
  await other.close()
})

test('rank, points and coins stand in the profile panel; no rank reads NA; on an iPhone coins are a word that leads nowhere', async () => {
  const pro = await visit(browser, site.origin, { as: 'pro' })
  await open(pro.page, `${site.origin}/`)
  await pro.page.getByRole('button', { name: /^Account of/ }).click()
  const panel = pro.page.getByRole('dialog')
  await panel.getByRole('link', { name: 'NA Global rank' }).waitFor()
  await panel
    .getByRole('link', { name: /Coins$/ })
    .first()
    .waitFor()
  await pro.close()
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' })
  const data = { email: 'pro@demo.test', password: 'foothold-demo-1' }
  await context.request.post(`${site.origin}/api/session/login`, { data, headers: { origin: site.origin } })
  const phone = await context.newPage()
  await open(phone, `${site.origin}/`)
  await phone.getByRole('button', { name: /^Account of/ }).click()
  await phone.getByRole('dialog').getByText('Foothold Coins').first().waitFor()
  assert.equal(await phone.getByRole('dialog').getByRole('link', { name: /Coins/ }).count(), 0)
  await context.close()
})

test('the leaderboard shows one’s own place; who opts out has none, and comes back', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'student' })
  await open(page, `${site.origin}/unstop-leaderboard/global`)
  await page.locator('tr[aria-current="true"]').waitFor()
  const listed = page.getByRole('switch', { name: 'Show me on leaderboards' })
  await listed.press('Space')
  await page.getByText('NA', { exact: true }).waitFor()
  await page.locator('tr[aria-current="true"]').waitFor({ state: 'detached' })
  await listed.press('Space')
  await page.locator('tr[aria-current="true"]').waitFor()
  await page.getByRole('link', { name: 'See why' }).click()
  await page
    .getByRole('heading', { name: /^Registering for an opportunity/ })
    .first()
    .waitFor()
  const line = page
    .getByRole('listitem')
    .filter({ has: page.locator('summary') })
    .filter({ hasText: 'Registering' })
    .first()
  await line.getByText('Why did I get this?').click()
  await line.getByText('Somebody registers').waitFor()
  assert.match(await line.locator('dl').innerText(), /Before\s+\d+\s+After\s+\d+$/)
  assert.deepEqual(await accessibilityFaults(page), [])
  assert.deepEqual(faults, [])
  await close()
})

test('an admin writes a rule, tries it on the last 30 days and only then switches it on', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'admin' })
  await open(page, `${site.origin}/manage/gamification`)
  await page.getByRole('button', { name: 'Add a rule' }).click()
  await page.getByLabel('It begins when').selectOption({ label: 'Somebody registers' })
  await page.getByLabel('Name in English').fill('A second chance')
  await page.getByLabel('Name in Hindi').fill('दूसरा मौक़ा')
  await page.getByRole('button', { name: 'Save the rule' }).click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'A second chance' }) })
  await card.getByText('Not tried yet').waitFor()
  assert.ok(await card.getByRole('switch').isDisabled())
  await card.getByRole('button', { name: 'Try on the last 30 days' }).click()
  await card.getByText(/people would have got/).waitFor()
  await card.getByRole('switch').press('Space')
  await card.locator('input[role="switch"]:checked').waitFor({ state: 'attached' })
  assert.deepEqual(await accessibilityFaults(page), [])
  await close()
})

test.run()
