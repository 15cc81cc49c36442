import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, type Visitor, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const four = suite('without tracking, banners, gamification or notifications')
let site: RunningSite
let browser: Browser
let admin: Visitor

four.before(async () => {
  site = await startSite()
  browser = await launch()
  admin = await visit(browser, site.origin, { as: 'admin' })
})
four.after(async () => {
  await browser?.close()
  await site?.stop()
})

async function turn(feature: string, on: boolean): Promise<void> {
  const answer = await admin.context.request.post(`${site.origin}/api/modules/switch`, {
    data: { feature, on, why: `The house without ${feature}` },
    headers: { origin: site.origin },
  })
  assert.equal(answer.status(), 204, await answer.text())
}

/** Where each shows that it works, and by what: something that comes from its own endpoint. */
const shows: Readonly<Record<string, readonly (readonly [path: string, mark: string])[]>> = {
  tracking: [['/user/my-referrals', 'main a[href^="/referral-dashboard/"]']],
  banners: [['/user/ads', 'text=You hide nobody’s ads']],
  gamification: [
    ['/unstop-leaderboard/global', 'main table tbody tr'],
    ['/user/points', 'main li details'],
  ],
  notifications: [
    ['/user/notifications', 'main input[type="checkbox"], main [role="switch"]'],
    ['/#notifications', 'role=dialog[name="Notifications"]'],
  ],
}
/** Pages in which several of them meet, and some that are nobody's of them. */
const shared = ['/', '/internships', '/user/registrations/all/all'] as const
const admins = ['/campaign-stats', '/admin-referral-dashboard', '/manage/gamification', '/push-notifications'] as const
const ownerOf: Readonly<Record<(typeof admins)[number], string>> = {
  '/campaign-stats': 'tracking',
  '/admin-referral-dashboard': 'tracking',
  '/manage/gamification': 'gamification',
  '/push-notifications': 'notifications',
}

/** The shell around a page: its bar, its menu, a heading, and no card of something that failed. */
async function isWhole({ page }: Visitor, path: string): Promise<void> {
  assert.equal(await open(page, site.origin + path), 200, path)
  for (const part of ['header a[href="/internship-portal"]', 'main h1']) await page.locator(part).first().waitFor()
  await page.waitForLoadState('networkidle')
  assert.equal(await page.locator('section[role="alert"]').count(), 0, path)
}

for (const off of Object.keys(shows))
  four(`${off} is off: the other three, the shell and the pages are whole`, async () => {
    await turn(off, false)
    const student = await visit(browser, site.origin, { as: 'student' })
    try {
      for (const path of shared) await isWhole(student, path)
      for (const [feature, places] of Object.entries(shows)) {
        if (feature === off) continue
        for (const [path, mark] of places) {
          assert.equal(await open(student.page, site.origin + path), 200, path)
          await student.page.locator(mark).first().waitFor()
        }
      }
      for (const path of admins) if (ownerOf[path] !== off) await isWhole(admin, path)
      assert.deepEqual([...student.faults, ...admin.faults], [])
    } finally {
      await student.close()
      await turn(off, true)
    }
  })

four.run()
