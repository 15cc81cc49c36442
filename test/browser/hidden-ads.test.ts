import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { answerWith, openStill, PAGE, scrollTo, showStrip, strip, TOP } from '../support/ads'
import { launchCounted, open, visit, type Visitor } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('ads that one hides, in the browser')
let site: RunningSite
let browser: Browser
test.before(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchCounted()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const MUTED = '/api/banners/muted'

/** An ad of Lumio Labs is there, and then all of theirs are hidden. */
async function hideShown({ page, context }: Visitor) {
  await answerWith(context)
  await openStill(page, site.origin + PAGE)
  const ad = await showStrip(page)
  await page.clock.resume()
  await ad.getByRole('button', { name: 'Why this ad?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hide ads of Lumio Labs' }).click()
  await ad.waitFor({ state: 'detached' })
}

const isHidden = ({ page }: Visitor) => page.getByText('Ads of Lumio Labs are hidden').waitFor()

test('who is logged in hides an advertiser on all devices, takes it back at once, or later in the settings', async () => {
  const student = await visit(browser, site.origin, { as: 'student' })
  const { page, context, faults, close } = student
  const listed = async () => {
    const { muted } = await (await context.request.get(site.origin + MUTED)).json()
    return muted.map(({ advertiser }: { advertiser: string }) => advertiser)
  }
  await hideShown(student)
  await isHidden(student)
  assert.deepEqual(await listed(), ['Lumio Labs'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Ads of Lumio Labs may come again').waitFor()
  assert.deepEqual(await listed(), [])

  await hideShown(student)
  await isHidden(student)
  await open(page, `${site.origin}/user/ads`)
  await page.getByRole('heading', { name: 'Lumio Labs' }).waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await page.getByRole('button', { name: 'Show again: ads of Lumio Labs' }).click()
  await page.getByText('You hide nobody’s ads').waitFor()
  assert.deepEqual(await listed(), [])
  assert.deepEqual(faults, [])
  await close()
})

test('who is not logged in hides it in this browser: nobody is told, and it is shown no more', async () => {
  const nobody = await visit(browser, site.origin)
  const { page, context, close } = nobody
  const told: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(MUTED)) told.push(request.url())
  })
  await hideShown(nobody)
  await isHidden(nobody)
  await openStill(page, site.origin + PAGE)
  let isAnswered = false
  page.on('response', (answer) => void (isAnswered ||= new URL(answer.url()).pathname === TOP))
  await scrollTo(page, 300)
  await page.clock.runFor(4100)
  await until('it is asked for', async () => {
    await page.clock.runFor(50)
    return isAnswered
  })
  await page.clock.runFor(1000)
  assert.equal(await strip(page).count(), 0)
  await page.clock.resume()

  await open(page, `${site.origin}/user/ads`)
  await page.getByRole('button', { name: 'Show again: ads of Lumio Labs' }).click()
  await page.getByText('You hide nobody’s ads').waitFor()
  assert.deepEqual(told, [])
  await close()
})

test.run()
