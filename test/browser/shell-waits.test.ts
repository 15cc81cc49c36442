import assert from 'node:assert/strict'
import type { Browser, Page, Route } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const waits = suite('shell waits')
let site: RunningSite
let browser: Browser

waits.before(async () => {
  site = await startSite()
  browser = await launch()
})
waits.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Holds what the page asks for at an address until it is let go; the page waits as on a slow line. */
async function holdBack(page: Page, url: string | RegExp) {
  const held: Route[] = []
  let isFree = false
  await page.route(url, async (route) => {
    if (isFree) return route.continue()
    held.push(route)
  })
  return {
    async free(how: (route: Route) => Promise<void> = (route) => route.continue()) {
      isFree = true
      await Promise.all(held.splice(0).map(how))
    },
  }
}

const line = (page: Page) => page.getByRole('progressbar', { name: 'Loading', exact: true })

waits('a slow call shows the global line; none stays when it fails', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await open(page, `${site.origin}/all-opportunities`)
  const slow = await holdBack(page, /\/api\/listings\/suggest/)
  await page.getByRole('combobox').first().fill('inte')
  await line(page).waitFor()
  await slow.free((route) => route.abort())
  await line(page).waitFor({ state: 'detached' })
  await visitor.close()
})

waits('a page opens without what stands around it being asked for anew', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await page.clock.install()
  await open(page, site.origin)
  const slow = await holdBack(page, /\/api\/navigation\/links/)
  await page.clock.fastForward(60_000)
  await page.getByRole('banner').getByRole('link', { name: 'Internships' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Internships' }).waitFor()
  await slow.free()
  await visitor.close()
})

waits('a page whose code is on its way says which one', async () => {
  const visitor = await visit(browser, site.origin)
  const { page, faults } = visitor
  await open(page, site.origin)
  const code = await holdBack(page, /login-page.*\.js/)
  await page.getByRole('link', { name: 'Login' }).first().click()
  await page.getByRole('progressbar', { name: 'Opening Login' }).waitFor()
  await code.free()
  await page.getByRole('heading', { name: 'Login' }).waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  assert.deepEqual(faults, [])
  await visitor.close()
})

waits('the profile panel opens whole: what features bring does not push what stands below', async () => {
  const visitor = await visit(browser, site.origin, { as: 'organizer' })
  const { page } = visitor
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const code = await holdBack(page, /(profile-prompt|figures)-.*\.js/)
  await open(page, site.origin)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('progressbar', { name: 'Opening' }).waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0)
  await code.free()
  const first = page.getByRole('dialog').locator('nav a').first()
  await first.waitFor()
  const place = (await first.boundingBox())?.y
  await page.getByRole('dialog').getByText('Global rank').waitFor()
  await page.waitForLoadState('networkidle')
  assert.equal((await first.boundingBox())?.y, place)
  await visitor.close()
})

waits('signing in is covered until the page one wanted is there', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await open(page, `${site.origin}/auth/login?returnUrl=${encodeURIComponent('/legal/terms-of-use')}`)
  const call = await holdBack(page, '**/api/session/login')
  const code = await holdBack(page, /legal-page.*\.js/)
  await page.getByLabel('Email').fill('student@demo.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('foothold-demo-1')
  await page.keyboard.press('Enter')
  const loader = page.getByRole('dialog', { name: 'Please wait. Logging you in!' })
  await loader.waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await loader.waitFor()
  await call.free()
  await page.waitForURL('**/legal/terms-of-use')
  await loader.waitFor()
  await code.free()
  await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor()
  await loader.waitFor({ state: 'detached' })
  await visitor.close()
})

waits('a refused sign-in takes the loader away and says why', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await open(page, `${site.origin}/auth/login`)
  const call = await holdBack(page, '**/api/session/login')
  await page.getByLabel('Email').fill('student@demo.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('dialog', { name: 'Please wait. Logging you in!' }).waitFor()
  await call.free()
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0)
  assert.equal(await page.evaluate(() => document.documentElement.dataset['scrollLocks']), undefined)
  await visitor.close()
})

waits('Saving holds a form while it is sent, and lets it go when that fails', async () => {
  const visitor = await visit(browser, site.origin, { as: 'organizer', width: 390 })
  const { page, context } = visitor
  const headers = { origin: site.origin }
  const made = await (await context.request.post(`${site.origin}/api/manage/drafts`, { headers })).json()
  const body = {
    ...made.body,
    kind: 'internship',
    title: 'Design intern for a reading app',
    organisation: 'Lumio Labs',
    description: '<p>Draw screens, talk to readers, and see your work in the app within two weeks.</p>',
    closesAt: '2099-12-20T23:59',
    city: 'Pune',
  }
  const saved = await context.request.put(`${site.origin}/api/manage/drafts/${made.id}`, {
    data: { body },
    headers: { ...headers, 'if-match': `"${made.version}"` },
  })
  assert.equal(saved.status(), 200, await saved.text())
  await open(page, `${site.origin}/manage/opportunity/all/create?draft=${made.id}&step=preview`)
  const call = await holdBack(page, '**/submit')
  const send = page.getByRole('button', { name: 'Submit for approval' })
  await send.click()
  await page
    .getByRole('status')
    .filter({ hasText: /^Saving$/ })
    .waitFor()
  assert.ok(await send.evaluate((button) => button.closest('[inert]') !== null), 'the button is out of reach')
  await call.free((route) => route.abort())
  await page.getByRole('alert').waitFor()
  assert.equal(await send.evaluate((button) => document.activeElement === button), true)
  await visitor.close()
})

waits.run()
