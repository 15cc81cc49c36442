import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const errors = suite('errors in the browser')
let site: RunningSite
let browser: Browser

errors.before(async () => {
  site = await startSite()
  browser = await launch()
})
errors.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** What goes wrong on a page in each way there is, none of it caught. */
function goWrong() {
  setTimeout(() => {
    throw new TypeError('thrown for asha@mail.example at /u/asha?token=s3cret')
  })
  void Promise.reject(new RangeError('nobody waited for it'))
  console.warn('Something could not be kept:', new Error('storage is full'))
  console.log('a line for nobody')
}

/** The log's line, one JSON object, that says it. */
const logged = (words: string) =>
  until(`the log has "${words}"`, () =>
    site
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.includes(words))
      .map((line) => JSON.parse(line) as Record<string, string>)
      .at(0),
  )

/** A visitor as everyone is one: nothing makes the page speak. */
async function visitQuietly(): Promise<{ readonly page: Page; readonly heard: readonly string[] }> {
  // What a test keeps from the page it must not get from the worker.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const heard: string[] = []
  page.on('console', (message) => heard.push(message.text()))
  page.on('pageerror', (error) => heard.push(String(error)))
  return { page, heard }
}

errors('whatever goes wrong is in the log, without what is personal, and the console is silent', async () => {
  const { page, heard } = await visitQuietly()
  await open(page, `${site.origin}/?from=mail`)
  await page.evaluate(goWrong)
  const thrown = await logged('thrown for')
  assert.deepEqual(
    [thrown['name'], thrown['message'], thrown['page']],
    ['TypeError', 'thrown for [e-mail] at /u/asha', '/'],
  )
  assert.match(thrown['reference'] ?? '', /^[a-z0-9]{10}$/)
  assert.match(thrown['browser'] ?? '', /^Chrome \d+$/)
  assert.equal((await logged('nobody waited'))['name'], 'RangeError')
  assert.equal((await logged('storage is full'))['message'], 'Something could not be kept: storage is full')
  assert.doesNotMatch(site.said(), /asha@mail|s3cret|a line for nobody/)
  assert.deepEqual(heard, [])
  await page.context().close()
})

errors('a page of a test speaks up, so that no fault of it passes unseen', async () => {
  const visitor = await visit(browser, site.origin)
  await open(visitor.page, site.origin)
  await visitor.page.evaluate(goWrong)
  await visitor.page.evaluate(() => console.error('a complaint'))
  const heard = () => visitor.faults.join('\n')
  await until('all three are heard', () => /thrown for[^]*nobody waited[^]*a complaint/.test(heard()))
  await visitor.close()
})

errors('a page whose code does not come shows a reference that is in the log, another try and a way out', async () => {
  const manifest = readFileSync(new URL('../../dist/client/manifest.json', import.meta.url), 'utf8')
  const chunks = JSON.parse(manifest) as Record<string, { readonly file: string }>
  const legal = chunks['features/content/client/legal/legal-page.tsx']?.file
  assert.ok(legal)
  const { page } = await visitQuietly()
  await page.route(`**/assets/${legal}`, (route) => route.abort())
  await open(page, site.origin)
  await page.locator('footer a[href="/legal/privacy-policy"]').first().click()
  const card = page.getByRole('alert')
  const reference = await card.locator('code').textContent()
  assert.match((await logged(String(reference)))['message'] ?? '', /^A page did not open: /)
  await card.getByRole('link', { name: 'Go to the start page' }).waitFor()
  await page.unroute(`**/assets/${legal}`)
  await card.getByRole('button', { name: 'Load it again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await page.context().close()
})

errors('a page that breaks shows a reference that is in the log and a way out; the frame stays', async () => {
  const { page } = await visitQuietly()
  await page.route('**/api/listings/search*', (route) => route.fulfill({ json: { items: 'not a list' } }))
  await open(page, site.origin)
  await page.locator('footer a[href="/internships"]').first().click()
  const card = page.locator('main').getByRole('alert')
  const reference = await card.locator('code').textContent()
  assert.equal((await logged(String(reference)))['name'], 'TypeError')
  await card.getByRole('button', { name: 'Try again' }).waitFor()
  await page.locator('header').first().waitFor()
  await card.getByRole('link', { name: 'Go to the start page' }).click()
  await page.waitForURL(`${site.origin}/`)
  await page.getByRole('heading', { level: 1, name: 'Find your next foothold' }).waitFor()
  await page.context().close()
})

errors.run()
