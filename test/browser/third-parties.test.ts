import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launchCounted, open, visit } from '../support/browser'
import { type ForeignScripts, serveForeignScripts } from '../support/foreign-scripts'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const parties = suite('third parties on a page')
let foreign: ForeignScripts
let site: RunningSite
let browser: Browser

parties.before(async () => {
  foreign = await serveForeignScripts()
  site = await startSite({
    ...{ TAG_MANAGER_ID: 'GTM-ABC1234', TAG_MANAGER_URL: `${foreign.origin}/gtm.js` },
    ...{
      ENGAGEMENT_APP_ID: 'ABCDEFGH',
      ENGAGEMENT_WRAPPER_APP_ID: 'INSIDEAPP',
      ENGAGEMENT_URL: `${foreign.origin}/engage.js`,
    },
    ...{
      ERROR_REPORTING_DSN: `${foreign.origin.replace('//', '//key@')}/1`,
      ERROR_REPORTING_URL: `${foreign.origin}/errors.js`,
    },
    ENVIRONMENT: 'staging',
  })
  // The engagement SDK leaves programs out, and a browser without a face is taken for one.
  browser = await launchCounted()
})
parties.before.each(() => void foreign.asked.splice(0))
parties.after(async () => {
  await browser?.close()
  await site?.stop()
  await foreign?.stop()
})

interface Told {
  readonly foreign?: readonly string[]
  readonly dataLayer?: readonly unknown[]
  readonly engaged?: {
    readonly given: Record<string, unknown>
    readonly calls: readonly string[]
    readonly isOn?: boolean
  }
  readonly reported?: { readonly given: Record<string, unknown>; readonly users: readonly unknown[] }
}
const told = (page: Page) =>
  page.evaluate(() => {
    const { foreign, engaged, reported, dataLayer } = globalThis as Told
    return { foreign, engaged, reported, dataLayer: dataLayer?.map((each) => JSON.stringify(each)) }
  })
const allThree = (page: Page) => until('all three have run', async () => (await told(page)).foreign?.length === 3)
const quietly = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500) // what begins in the first quiet moment has begun
}
const choose = async (page: Page, name: string) => {
  await open(page, `${site.origin}/legal/cookies`)
  await page.getByRole('radio', { name: new RegExp(name) }).check()
}

parties(
  'nothing foreign is asked for before consent; all of it after, as the person who is there; nothing once it is taken back',
  async () => {
    const visitor = await visit(browser, site.origin, { as: 'student' })
    const { page } = visitor
    const calls: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/tracking/adapters') && calls.push(request.url()))
    await choose(page, 'Only the needed')
    await open(page, `${site.origin}/internships`)
    await quietly(page)
    assert.deepEqual([foreign.asked, calls], [[], []])

    await choose(page, 'Accept all')
    await allThree(page)
    assert.deepEqual(foreign.asked.toSorted(), ['/engage.js', '/errors.js', '/gtm.js?id=GTM-ABC1234'])
    const { engaged, reported, dataLayer } = await until('the engagement SDK knows who it is', async () => {
      const said = await told(page)
      return said.engaged?.calls.length ? said : undefined
    })
    const [id] = engaged?.calls ?? []
    assert.match(String(id), /^\d+$/)
    assert.deepEqual(engaged?.given, { app_id: 'ABCDEFGH', cluster: 'DC_3', debug_logs: 0 })
    assert.ok(dataLayer?.includes(JSON.stringify({ user_id: Number(id) })), dataLayer?.join())
    assert.deepEqual(reported?.users, [{ id }])
    const { given } = reported as NonNullable<Told['reported']>
    assert.deepEqual(
      [given['tracesSampleRate'], given['replaysSessionSampleRate'], given['replaysOnErrorSampleRate']],
      [1, 0.1, 1],
    )
    assert.deepEqual([given['environment'], given['tracePropagationTargets']], ['staging', [site.origin]])
    assert.match(String(given['release']), /^\d+\.\d+\.\d+\+[0-9a-f]{8}$/)

    // Taken back, the page begins anew without them.
    const again = page.waitForEvent('load')
    await page.getByRole('radio', { name: /Only the needed/ }).check()
    await again
    foreign.asked.splice(0)
    await page.locator('html[data-ready]').waitFor()
    await quietly(page)
    await open(page, `${site.origin}/internships`)
    await quietly(page)
    assert.deepEqual([foreign.asked, (await told(page)).foreign], [[], undefined])
    assert.deepEqual(visitor.faults, [])
    await visitor.close()
  },
)

parties('pages of spec §4 and guarded ones load none; on the next page they come', async () => {
  const visitor = await visit(browser, site.origin, { as: 'student' })
  const { page } = visitor
  await visitor.context.addCookies([{ name: 'allowedCookie', value: '1', url: site.origin }])
  for (const path of ['/competitions', '/hackathons', '/compete', '/job-portal', '/user/registrations/all/all']) {
    await open(page, site.origin + path)
    await quietly(page)
    assert.deepEqual(foreign.asked, [], path)
  }
  await page.locator('footer a[href="/internships"]').first().click()
  await allThree(page)
  // Running ones are told to be still on such a page.
  await page.locator('header a[href="/compete"]').first().click()
  await until('the tag manager is still', async () =>
    (await told(page)).dataLayer?.some((each) => each.includes('"update"') && each.includes('denied')),
  )
  const isOn = async () => (await told(page)).engaged?.isOn
  await until('the engagement SDK is off', async () => (await isOn()) === false)
  await page.locator('footer a[href="/internships"]').first().click()
  await until('and on again', async () => (await isOn()) === true)
  assert.deepEqual(visitor.faults, [])
  await visitor.close()
})

parties('inside the mobile app the engagement SDK is another app and shows nothing on the page', async () => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
  })
  await context.addCookies([{ name: 'allowedCookie', value: '1', url: site.origin }])
  const page = await context.newPage()
  await open(page, `${site.origin}/internships`)
  await allThree(page)
  const { engaged } = await told(page)
  assert.deepEqual(engaged?.given, { app_id: 'INSIDEAPP', cluster: 'DC_3', debug_logs: 0, disable_onsite: true })
  await context.close()
})

parties('an engagement SDK that does not come is a line in the log, and the page stands', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await visitor.context.addCookies([{ name: 'allowedCookie', value: '1', url: site.origin }])
  await page.route('**/engage.js', (route) => route.abort())
  await open(page, `${site.origin}/internships`)
  await until('the log has it', () => site.said().includes('Moengage Web SDK loading failed'), 15_000)
  await until('the others have run', async () => (await told(page)).foreign?.length === 2)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await visitor.close()
})

parties.run()
