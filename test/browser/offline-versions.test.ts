import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, type Visitor, visit } from '../support/browser'
import { openGate } from '../support/gate'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'
import { cachedIn, underWorker } from '../support/worker'

const WORKER = '/combineSw-sept24.js'
const script = readFileSync(new URL(`../../dist/worker${WORKER}`, import.meta.url), 'utf8')

const versions = suite('versions of the site')
let site: RunningSite
let browser: Browser
let gate: Awaited<ReturnType<typeof openGate>>

versions.before(async () => {
  site = await startSite()
  gate = await openGate(site.origin)
  browser = await launch()
})
versions.after(async () => {
  await browser?.close()
  await gate?.close()
  await site?.stop()
})
versions.after.each(() => gate.letThrough())

async function settle(path = '/', options: Parameters<typeof visit>[2] = {}): Promise<Visitor> {
  const visitor = await visit(browser, gate.origin, { ...options, serviceWorkers: 'allow' })
  await open(visitor.page, gate.origin + path)
  await underWorker(visitor.page)
  return visitor
}

const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: /a new version with minor changes\.|छोटे बदलावों वाला नया संस्करण/ })

/** Another build of the worker is there, and the next page that is loaded finds it. */
async function release({ page }: Visitor): Promise<void> {
  gate.instead(WORKER, `${script}\n// the next version`)
  await open(page, page.url())
  await banner(page).waitFor()
}

const waiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'nobody')

versions('the worker lists files that are there, all of them', async () => {
  const listed = [...new Set(script.match(/\/assets\/[^"']+\.(?:js|css|woff2)/g))]
  assert.ok(listed.length >= 10, `${listed.length} files`)
  const answers = await Promise.all(listed.map((file) => fetch(gate.origin + file, { method: 'HEAD' })))
  assert.deepEqual(
    answers.filter(({ status }) => status !== 200).map(({ url }) => url),
    [],
  )
  assert.ok(listed.some((file) => file.includes('site-')) && listed.some((file) => file.endsWith('.woff2')))
})

versions('a new one is offered; "Do it later" leaves everything as it is until the next page is loaded', async () => {
  const visitor = await settle()
  const { page } = visitor
  await release(visitor)
  assert.deepEqual(await accessibilityFaults(page), [])
  await page.getByRole('button', { name: 'Do it later' }).click()
  await banner(page).waitFor({ state: 'detached' })
  assert.equal(await waiting(page), 'installed')
  await open(page, page.url())
  await banner(page).waitFor()
  await visitor.close()
})

for (const { name, ...look } of [
  { name: '800 px, dark, en', width: 800, dark: true },
  { name: '390 px, light, hi', width: 390, language: 'hn' as const },
])
  versions(`the offer at ${name}: it fits, and nothing that axe takes seriously`, async () => {
    const visitor = await settle('/', look)
    const { page } = visitor
    await release(visitor)
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0)
    await visitor.close()
  })

versions(
  '"Ok, Refresh" activates it and loads the page anew; another tab is offered the same and not reloaded',
  async () => {
    const visitor = await settle()
    const { page, context } = visitor
    const other = await context.newPage()
    await open(other, `${gate.origin}/internships`)
    await other.evaluate(() => Object.assign(window, { unsaved: true }))
    await release(visitor)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Ok, Refresh' }).click()
    await reloaded
    await page.locator('html[data-ready]').waitFor()
    assert.equal(await waiting(page), 'nobody')
    await banner(other).waitFor()
    assert.equal(await other.evaluate(() => 'unsaved' in window), true)
    await visitor.close()
  },
)

versions('a page that misses a chunk after a deploy stays and is offered the new version', async () => {
  const visitor = await settle()
  const { page } = visitor
  const files = JSON.parse(readFileSync(new URL('../../dist/client/manifest.json', import.meta.url), 'utf8')) as Record<
    string,
    { readonly file: string }
  >
  for (const gone of ['hosts/site/entry.ts', 'features/content/client/contact/contact-page.tsx'])
    gate.instead(`/assets/${files[gone]?.file}`, 404)
  await page.locator('footer a[href="/about/contact-us"]').first().click()
  await banner(page).waitFor()
  assert.ok((await page.locator('main').innerText()).trim().length > 0, 'the page is white')
  await visitor.close()
})

versions('a chunk that is lost with the connection offers nothing', async () => {
  const visitor = await settle()
  const { page, context } = visitor
  const asked = page.waitForEvent('requestfailed')
  gate.cut()
  await context.setOffline(true)
  await page.locator('footer a[href="/about/contact-us"]').first().click()
  await asked
  await page.getByRole('alert').filter({ hasText: 'No Internet' }).first().waitFor()
  assert.equal(await banner(page).count(), 0)
  gate.mend()
  await visitor.close()
})

versions('workers of former times are gone after a visit, and ours stands', async () => {
  const former = ['/old/combineSw.js', '/push/firebase-messaging-sw.js']
  for (const path of former) gate.instead(path, 'self.former = true')
  const { page, close } = await settle()
  await page.evaluate(async (paths) => {
    for (const path of paths) await navigator.serviceWorker.register(path)
  }, former)
  await open(page, gate.origin)
  const scripts = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ active, installing, waiting }) =>
          new URL((active ?? waiting ?? installing)?.scriptURL ?? location.href).pathname,
      ),
    )
  await until('only our worker is registered', async () => String(await scripts()) === WORKER)
  await close()
})

versions('a worker that the server no longer has goes with its caches when the next page is opened', async () => {
  const { page, close } = await settle('/internships')
  await until('something is kept', async () => Object.keys(await cachedIn(page)).length >= 2)
  gate.instead(WORKER, 404)
  await page.goto(`${gate.origin}/favicon.svg`) // a page without our code: the worker finds out by itself
  await until('no worker is registered', () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0),
  )
  await until('no cache is left', async () => Object.keys(await cachedIn(page)).length === 0)
  await close()
})

versions('switched off by an admin it leaves open pages, and is back with the switch', async () => {
  const admin = await visit(browser, gate.origin, { as: 'admin' })
  const turn = async (on: boolean) => {
    const answer = await admin.context.request.post(`${gate.origin}/api/modules/switch`, {
      data: { feature: 'offline', on, why: 'The test of the worker' },
      headers: { origin: gate.origin },
    })
    assert.equal(answer.status(), 204, await answer.text())
  }
  const { page, close } = await visit(browser, gate.origin, { serviceWorkers: 'allow' })
  const listening = page.waitForResponse((response) => response.url().includes('/api/live'))
  await open(page, gate.origin)
  await underWorker(page)
  await listening
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0)
  await turn(false)
  await until('the open page has no worker', async () => !(await registered()))
  await until('no cache is left', async () => Object.keys(await cachedIn(page)).length === 0)
  await turn(true)
  await open(page, gate.origin)
  await until('the next page has one', registered)
  await close()
  await admin.close()
})

versions.run()
