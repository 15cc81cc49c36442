import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { type MenuEntry, menuEntries } from '../../features/navigation/contract'
import { type Page as SitePage, pages } from '../../features/web/contract'
import { serverFeatures } from '../../hosts/server/features'
import { siteFeatures } from '../../hosts/site/features'
import { launch, open, type Visitor, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const menus = suite('menus as switches are thrown')
let site: RunningSite
let browser: Browser
let admin: Visitor
let watchers: readonly Visitor[]

menus.before(async () => {
  site = await startSite()
  browser = await launch()
  admin = await visit(browser, site.origin, { as: 'admin' })
  watchers = await Promise.all(WATCHERS.map(({ as }) => visit(browser, site.origin, { as })))
  await Promise.all(watchers.map(({ page }, at) => openListening(page, WATCHERS[at]?.panel)))
})
menus.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Who looks, and what stays open over their page meanwhile: one panel does at a time. */
const WATCHERS: readonly { readonly as: string; readonly panel?: string | RegExp }[] = [
  { as: 'admin' },
  { as: 'admin', panel: /^Account of / },
  { as: 'admin', panel: 'Explore More' },
  { as: 'tpo-admin', panel: /^Account of / },
]

/** A page with every menu around it that hears of switches. */
async function openListening(page: Page, panel: string | RegExp | undefined): Promise<void> {
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live')
  await open(page, `${site.origin}/user/my-account`)
  await page.locator('[data-side-menu] a').first().waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await stream
  if (panel) {
    await page.getByRole('button', { name: panel }).click()
    await page.locator('dialog nav a').first().waitFor()
  }
  await page.evaluate(() => Object.assign(window, { stayed: true }))
}

const shownIn = (page: Page) =>
  page.$$eval('nav a, aside a, footer a', (all) => [...new Set(all.map((each) => each.getAttribute('href') ?? ''))])

const contributed = siteFeatures.flatMap(({ id, contributes = [] }) =>
  contributes.map(({ to, item }) => ({ feature: id, to: to.name, item: item as unknown })),
)
const entries = contributed
  .filter(({ to }) => to === menuEntries.name)
  .map(({ feature, item }) => ({ feature, href: (item as MenuEntry).href }))
const pageOwners = new Map(
  contributed.filter(({ to }) => to === pages.name).map(({ feature, item }) => [(item as SitePage).path, feature]),
)

/** Addresses that only this feature's entries lead to, or whose page is its own. */
function ownHrefs(feature: string): ReadonlySet<string> {
  const byOthers = new Set(entries.filter((each) => each.feature !== feature).map(({ href }) => href))
  const own = entries.filter((each) => each.feature === feature && !byOthers.has(each.href)).map(({ href }) => href)
  return new Set([...own, ...[...pageOwners].filter(([, owner]) => owner === feature).map(([path]) => path)])
}

async function turn(feature: string, on: boolean): Promise<void> {
  const answer = await admin.context.request.post(`${site.origin}/api/modules/switch`, {
    data: { feature, on, why: `The menus without ${feature}` },
    headers: { origin: site.origin },
  })
  assert.equal(answer.status(), 204, await answer.text())
}

/** `navigation` takes all menus with it, the essential ones stay: what is between is switched. */
const FEATURES = [...new Set(entries.map(({ feature }) => feature))].filter(
  (feature) => feature !== 'navigation' && !siteFeatures.find(({ id }) => id === feature)?.essential,
)

for (const feature of FEATURES)
  menus(`without ${feature} no menu of an open page has anything of it, and with it all is back`, async () => {
    const own = ownHrefs(feature)
    const before = await Promise.all(watchers.map(({ page }) => shownIn(page)))
    const theirs = before.map((all) => all.filter((href) => own.has(href)))
    assert.ok(theirs.flat().length > 0, `nobody sees an entry of ${feature}`)
    await turn(feature, false)
    for (const [at, { page }] of watchers.entries()) {
      await until(`${feature} has left the menus`, async () => !(await shownIn(page)).some((href) => own.has(href)))
      const left = await shownIn(page)
      const others = (before[at] ?? []).filter((href) => !own.has(href) && !left.includes(href))
      const alone = others.filter((href) =>
        entries.some((each) => each.href === href && !goesWith(each.feature, feature)),
      )
      assert.deepEqual(alone, [], 'what is of others went along')
    }
    await turn(feature, true)
    for (const [at, { page }] of watchers.entries())
      await until(`${feature} is back in the menus`, async () => {
        const now = await shownIn(page)
        return (before[at] ?? []).every((href) => now.includes(href))
      })
    for (const { page } of watchers) assert.equal(await page.evaluate(() => 'stayed' in window), true, 'loaded anew')
  })

/** Whether a feature stands on another: directly, or by one that it stands on, in either half. */
function goesWith(feature: string, on: string): boolean {
  if (feature === on) return true
  return [siteFeatures, serverFeatures].some((half) => {
    const needs = half.find(({ id }) => id === feature)?.requires?.map(({ name }) => name) ?? []
    const providers = half.filter(({ provides = [] }) => provides.some(({ name }) => needs.includes(name)))
    return providers.some(({ id }) => id !== feature && goesWith(id, on))
  })
}

menus('the bell goes with notifications, and comes back', async () => {
  const [{ page }] = watchers as [Visitor]
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  await bell.waitFor()
  await turn('notifications', false)
  await bell.waitFor({ state: 'detached' })
  await turn('notifications', true)
  await bell.waitFor()
})

menus('without lists the phone’s search finds pages, and leads to nothing that is not there', async () => {
  await turn('listings', false)
  const phone = await visit(browser, site.origin, { width: 390 })
  await open(phone.page, `${site.origin}/legal/terms-of-use`)
  assert.equal(await phone.page.locator('a[href^="/all-opportunities"]').count(), 0)
  await phone.page.getByRole('button', { name: 'Search Opportunities' }).click()
  const field = phone.page.getByRole('combobox', { name: 'Search Opportunities' }).filter({ visible: true })
  await field.fill('cookies')
  await phone.page.getByRole('option').first().waitFor()
  await field.press('Enter')
  await phone.page.waitForURL('**/legal/cookies')
  await phone.close()
  await turn('listings', true)
})

menus('no error was thrown meanwhile', () => {
  // Browsers write what they asked of a feature just switched off into the console.
  const answered = / 404 .*\/api\//
  for (const { faults } of watchers)
    assert.deepEqual(
      faults.filter((each) => !answered.test(each)),
      [],
    )
})

menus.run()
