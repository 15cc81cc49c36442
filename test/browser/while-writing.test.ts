import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { pause } from '../support/clock'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('what comes by itself, while somebody writes')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const badge = { id: 1, badge_name: 'Early bird', description: 'For being early', badges: { badge_slug: 'early' } }
const waiting = {
  ...{ type: 'badges', index: 0, gc_id: null },
  badge_trigger_ids: [{ ...badge, hold: 'quiz', level: 1, levels: 1 }],
}

/** A field somebody writes in, on a page where time stands, and a badge that comes as soon as the server may say so. */
async function withBadgeToCome() {
  const visitor = await visit(browser, site.origin, { as: 'student', badges: true })
  const { page, context } = visitor
  await context.route('**/api/session/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), news: ['gamification.badges'] } })
  })
  let come = () => {}
  let ask = () => {}
  const asked = new Promise<void>((done) => {
    ask = done
  })
  const comes = new Promise<void>((done) => {
    come = done
  })
  await context.route('**/api/gamification/badges/unseen', async (route) => {
    ask()
    await comes
    await route.fulfill({ json: { items: [waiting] } })
  })
  await page.clock.install({ time: new Date('2026-11-22T06:30:00Z') })
  await open(page, `${site.origin}/__sandbox`)
  await asked
  await pause(page)
  const field = page.locator('main textarea:visible').first()
  const dialog = page.getByRole('dialog', { name: 'Early bird' })
  const written = () => field.evaluate((it) => [(it as HTMLTextAreaElement).value, it === document.activeElement])
  await field.fill('')
  await field.focus()
  return { ...visitor, come, field, dialog, written }
}

test('a badge takes neither the focus nor a letter from who writes, and comes when the field was left', async () => {
  const { page, come, field, dialog, written, close } = await withBadgeToCome()
  await field.pressSequentially('I was')
  come()
  for (let beat = 0; beat < 40; beat += 1) await page.clock.runFor(100)
  await field.pressSequentially(' early')
  assert.deepEqual([await written(), await dialog.count()], [['I was early', true], 0])
  await page.locator('main h1').first().click()
  await until('it comes', async () => {
    await page.clock.runFor(100)
    return dialog.isVisible()
  })
  assert.equal(await field.inputValue(), 'I was early')
  await close()
})

test('a badge waits while somebody chooses from a menu, and the key that closes it leads nowhere', async () => {
  const { page, come, dialog, close } = await withBadgeToCome()
  await page.locator('header button[aria-haspopup="menu"]:visible').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.matches('[popover="auto"] *'))
  come()
  for (let beat = 0; beat < 40; beat += 1) await page.clock.runFor(100)
  assert.equal(await dialog.count(), 0)
  await page.keyboard.press('Escape')
  await until('it comes', async () => {
    await page.clock.runFor(100)
    return dialog.isVisible()
  })
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Close it')
  await close()
})

test('who pauses for half a minute between two words sees it, who stopped within a word does not', async () => {
  const { page, come, field, dialog, written, close } = await withBadgeToCome()
  await field.pressSequentially('I was ear')
  come()
  await page.clock.runFor(60_000)
  assert.deepEqual([await written(), await dialog.count()], [['I was ear', true], 0])
  await field.pressSequentially('ly, ')
  await page.clock.runFor(25_000)
  assert.equal(await dialog.count(), 0)
  await until('it comes', async () => {
    await page.clock.runFor(1000)
    return dialog.isVisible()
  })
  await page.keyboard.press('Escape')
  await until('it goes', async () => {
    await page.clock.runFor(100)
    return (await dialog.count()) === 0
  })
  await page.keyboard.type('as ever')
  assert.deepEqual(await written(), ['I was early, as ever', true])
  await close()
})

test.run()
