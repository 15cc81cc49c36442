import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, type Visitor, visit } from '../support/browser'
import { type Gate, openGate } from '../support/gate'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'
import { cachedIn, settleOn, untilKept } from '../support/worker'

const NO_INTERNET = 'No Internet, you are offline.'

const offline = suite('offline')
let site: RunningSite
let browser: Browser
let gate: Awaited<ReturnType<typeof openGate>>

offline.before(async () => {
  site = await startSite()
  gate = await openGate(site.origin)
  browser = await launch()
})
offline.after(async () => {
  await browser?.close()
  await gate?.close()
  await site?.stop()
})
offline.after.each(() => gate.mend())

async function loseNetwork({ context }: Visitor, through: Gate = gate): Promise<void> {
  through.cut()
  await context.setOffline(true)
}

async function findNetwork({ context }: Visitor): Promise<void> {
  gate.mend()
  await context.setOffline(false)
}

const settle = (path: string, options?: Parameters<typeof visit>[2]) => settleOn(browser, gate.origin, path, options)

// Alone it takes far less than the second that is promised; here it shares two cores with other tests, and a test times nothing.
offline('says so once the network is lost, and is silent when it is back', async () => {
  const visitor = await settle('/internships')
  const banner = visitor.page.getByRole('alert').filter({ hasText: NO_INTERNET })
  await visitor.page.evaluate(() => scrollTo(0, 600))
  await loseNetwork(visitor)
  await banner.waitFor()
  const box = await banner.boundingBox()
  assert.equal(box?.y, 0, 'the banner is in sight wherever one has scrolled to')
  await visitor.page.waitForFunction(
    (height) => document.querySelector('header')?.getBoundingClientRect().top === height,
    box.height,
  )
  assert.deepEqual(await accessibilityFaults(visitor.page), [])
  await findNetwork(visitor)
  await banner.waitFor({ state: 'detached' })
  await visitor.close()
})

offline('says so too where the connection goes before the banner has come, and makes way for it', async () => {
  const visitor = await visit(browser, gate.origin, { language: 'hn' })
  const { page } = visitor
  // What comes in the first quiet moment does not come in this one.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await open(page, `${gate.origin}/internships`)
  await page.waitForLoadState('networkidle') // A piece of the page that is lost on its way is drawn again too, as it should be.
  const said = page.getByRole('alert').filter({ hasText: 'इंटरनेट' })
  await loseNetwork(visitor)
  await said.waitFor()
  assert.equal((await said.boundingBox())?.y, 0)
  assert.deepEqual(await accessibilityFaults(page), [])
  await findNetwork(visitor)
  await said.waitFor({ state: 'detached' })
  assert.deepEqual(
    visitor.faults.filter((each) => /drawn again/.test(each)),
    [],
  )
  await visitor.close()
})

offline('pages that were seen can be read, with the hour they are from, however they were opened', async () => {
  const visitor = await settle('/internships')
  const { page } = visitor
  const link = page.locator('main a[href^="/internships/"]').first()
  const path = (await link.getAttribute('href')) as string
  const heading = page.getByRole('heading', { level: 1, name: await link.innerText(), exact: true })
  await link.click()
  await heading.waitFor()
  await untilKept(page, path)

  await loseNetwork(visitor)
  for (const each of ['/internships', path]) {
    await open(page, gate.origin + each)
    await page
      .getByRole('alert')
      .filter({ hasText: /This page is from \d+:\d\d/ })
      .waitFor()
  }
  await heading.waitFor()
  await visitor.close()
})

offline('a link inside the site to a page that was seen leads to it', async () => {
  const visitor = await settle('/internships')
  const { page } = visitor
  await open(page, gate.origin)
  await page.waitForLoadState('networkidle')
  await loseNetwork(visitor)
  await page.locator('footer a[href="/internships"]').click()
  await page
    .getByRole('alert')
    .filter({ hasText: /This page is from/ })
    .waitFor()
  await page.locator('main a[href^="/internships/"]').first().waitFor()
  await visitor.close()
})

offline('who reads in another language now keeps what they see in it', async () => {
  const visitor = await settle('/internships')
  const { page, context } = visitor
  await context.addCookies([{ name: 'unLang', value: 'hn', url: gate.origin }])
  await open(page, gate.origin)
  await page.locator('footer a[href="/internships"]').click()
  await page.waitForURL('**/internships')
  await until('it is kept in Hindi', () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('foothold-pages')).match('/internships', { ignoreVary: true })
      return (await kept?.text())?.includes('<html lang="hi"')
    }),
  )
  await visitor.close()
})

offline(
  'a page that was never seen has one in its place, which names those that were and opens it when the network is back',
  async () => {
    const visitor = await settle('/internships')
    const { page } = visitor
    await loseNetwork(visitor)
    await page.goto(`${gate.origin}/jobs`)
    await page.getByRole('heading', { name: NO_INTERNET }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/jobs')
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByRole('link', { name: /^Internships/ }).click()
    await page.locator('html[data-ready]').waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: NO_INTERNET }).waitFor()
    await findNetwork(visitor)
    await page.locator('html[data-ready]').waitFor()
    assert.equal(await page.title(), 'Jobs | Foothold')
    await visitor.close()
  },
)

offline('the page without a network speaks Hindi, stands in the dark and fits a phone', async () => {
  const visitor = await settle('/internships', { language: 'hn', dark: true, width: 390 })
  const { page } = visitor
  await loseNetwork(visitor)
  await page.goto(`${gate.origin}/jobs`)
  await page.getByRole('heading', { name: 'इंटरनेट नहीं है, आप ऑफ़लाइन हैं।' }).waitFor()
  assert.equal(await page.locator('html').getAttribute('lang'), 'hi')
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'it scrolls sideways')
  assert.deepEqual(await accessibilityFaults(page), [])
  await visitor.close()
})

offline('nothing of an account is kept, and signing out forgets what was read', async () => {
  const visitor = await settle('/internships', { as: 'student' })
  const { page } = visitor
  await open(page, `${gate.origin}/user/registrations/all/all`)
  await page.locator('main a[href^="/user/registrations/"]').first().waitFor()
  await open(page, `${gate.origin}/auth/login`)
  await open(page, `${gate.origin}/jobs?esk=0123456789abcdef0123456789abcdef`)
  await open(page, `${gate.origin}/jobs`)
  await untilKept(page, '/jobs')
  const kept = Object.values(await cachedIn(page)).flat()
  assert.deepEqual(
    kept.filter((each) => /user|auth|session|esk|mine/.test(each.replace(/^\/assets\/.*/, ''))),
    [],
  )

  await page.evaluate(async () => {
    await fetch('/api/session/logout', { method: 'POST' })
    localStorage.removeItem('accessToken')
  })
  await open(page, `${gate.origin}/`)
  await until('the pages are forgotten', async () => {
    const pages = (await cachedIn(page))['foothold-pages'] ?? []
    return !pages.includes('/internships') && !pages.includes('/jobs')
  })
  await loseNetwork(visitor)
  for (const path of ['/user/registrations/all/all', '/internships']) {
    await page.goto(gate.origin + path)
    await page.getByRole('heading', { name: NO_INTERNET }).waitFor()
  }
  await visitor.close()
})

offline('what is kept is listed on a page of its own and can be emptied there', async () => {
  const visitor = await settle('/internships')
  const { page } = visitor
  await open(page, gate.origin)
  await page.locator('footer a[href="/offline"]').click()
  await page.getByRole('link', { name: /^Internships saved \d/ }).waitFor()
  await page.getByRole('button', { name: 'Empty the list' }).click()
  await page.getByText('No page is kept yet').waitFor()
  assert.deepEqual((await cachedIn(page))['foothold-pages'] ?? [], [])
  assert.deepEqual(visitor.faults, [])
  await visitor.close()
})

offline.run()
