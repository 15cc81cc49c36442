import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, type Visitor, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const apart = suite('what hears and answers, each without one of the others')
let site: RunningSite
let browser: Browser
let admin: Visitor
apart.before(async () => {
  site = await startSite()
  browser = await launch()
  admin = await visit(browser, site.origin, { as: 'admin' })
})
apart.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Pages of each of the four. */
const own = {
  tracking: ['/legal/cookies', '/campaign-stats', '/manage/errors', '/user/my-referrals', '/refer-and-earn'],
  banners: ['/manage/banners', '/manage/banners/notices', '/user/ads'],
  gamification: ['/unstop-leaderboard/global', '/user/points', '/coupons', '/manage/gamification'],
  notifications: ['/user/notifications', '/push-notifications', '/push-notifications/undelivered'],
} as const
/** Pages of others on which the four have parts: the shell around them, a shelf, a card, a panel. */
const shared = [
  '/',
  '/internships',
  '/user/registrations/all/all',
  '/u/demo-student',
  '/user/privacy',
  '/manage/modules',
]

async function turn(feature: string, on: boolean): Promise<void> {
  const answer = await admin.context.request.post(`${site.origin}/api/modules/switch`, {
    data: { feature, on, why: `The others without ${feature}` },
    headers: { origin: site.origin },
  })
  assert.equal(answer.status(), 204, await answer.text())
}

for (const feature of Object.keys(own) as (keyof typeof own)[])
  apart(`without ${feature} the other three, the shell and the pages are whole`, async () => {
    await turn(feature, false)
    const visitor = await visit(browser, site.origin, { as: 'admin' })
    const { page, faults } = visitor
    const others = Object.entries(own).flatMap(([name, pages]) => (name === feature ? [] : pages))
    for (const path of [...shared, ...others]) {
      assert.equal(await open(page, site.origin + path), 200, path)
      await page.locator('main h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      const failed = page.getByRole('alert').filter({ hasText: /did not load|went wrong/ })
      assert.equal(await failed.count(), 0, `an error card on ${path}`)
      assert.deepEqual(faults, [], path)
    }
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).waitFor()
    assert.deepEqual(faults, [])
    await visitor.close()
    await turn(feature, true)
  })

apart.run()
