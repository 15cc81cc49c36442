import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, launchApp, open, visit, windowed } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const bars = suite('shell bars of a page')
let site: RunningSite
let browser: Browser

bars.before(async () => {
  site = await startSite()
  browser = await launch()
})
bars.after(async () => {
  await browser?.close()
  await site?.stop()
})

const siteBar = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The first internship that takes registrations here. */
async function internship(page: Page): Promise<string> {
  await open(page, `${site.origin}/internships`)
  const href = await page.locator('main a[href^="/internships/"]').first().getAttribute('href')
  assert.ok(href)
  return href
}

for (const width of [390, 1440])
  bars(`a form has its own title in place of the bars, at ${width} px`, async () => {
    const visitor = await visit(browser, site.origin, { as: 'student', width })
    const { page, faults } = visitor
    const path = await internship(page)
    const id = /-(\d+)$/.exec(path)?.[1]
    await open(page, `${site.origin}/registration/${id}`)
    const bar = page.locator('main header').first()
    await bar.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await page.getByRole('combobox', { name: 'Search Opportunities' }).count(), 0)
    assert.equal(await page.locator('nav[aria-label="Main"], footer a').count(), 0)
    assert.equal(await heading(page).count(), 1)
    assert.deepEqual(await accessibilityFaults(page), [])
    await bar.getByRole('link').first().click()
    await page.waitForURL(`${site.origin}${path}`)
    await page.getByRole('link', { name: 'Foothold' }).first().waitFor({ state: 'attached' })
    assert.deepEqual(faults, [])
    await visitor.close()
  })

bars('the settings are a row on a tablet, which shows the one that is open, and one field on a phone', async () => {
  const visitor = await visit(browser, site.origin, { as: 'student', width: 800 })
  const { page } = visitor
  await open(page, `${site.origin}/user/privacy`)
  const list = page.getByRole('navigation', { name: 'Settings' })
  const here = list.locator('[aria-current=page]')
  await here.waitFor()
  const box = await here.boundingBox()
  assert.ok(box && box.x >= 0 && box.x + box.width <= 800)

  await page.setViewportSize({ width: 390, height: 844 })
  assert.equal(await list.getByRole('link').count(), 0)
  await list.getByRole('button', { name: 'Settings: Privacy' }).press('Enter')
  const choice = page.getByRole('menu', { name: 'Settings' })
  const focused = choice.getByRole('menuitemradio', { checked: true })
  const hasFocus = () => focused.evaluate((each) => each === document.activeElement)
  await until('the sheet stands, with the focus in it', hasFocus)
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/privacy'))
  await choice.waitFor({ state: 'hidden' })
  const first = await page.evaluate(() => location.pathname)
  await list.getByRole('button', { name: /^Settings: / }).click()
  assert.equal(await focused.getAttribute('href'), first)
  await until('the sheet stands again', hasFocus)
  await page.keyboard.press('Escape')
  await until('the field has the focus again', () =>
    page.evaluate(() => document.activeElement?.textContent?.startsWith('Settings: ') ?? false),
  )
  await visitor.close()
})

bars('a sheet that is opened before the chosen page has come keeps the focus when it comes', async () => {
  const visitor = await visit(browser, site.origin, { as: 'student', width: 390 })
  const { page } = visitor
  await open(page, `${site.origin}/user/privacy`)
  const button = page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: /^Settings: / })
  const choice = page.getByRole('menu', { name: 'Settings' })
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/api/**', async (route) => {
    await held
    await route.fallback()
  })
  await button.press('Enter')
  await choice.getByRole('menuitemradio').first().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/privacy'))
  await choice.waitFor({ state: 'hidden' })
  const left = await page.title()
  await button.click()
  await choice.waitFor()
  letCome()
  await page.waitForFunction((title) => document.title !== title, left)
  await page.waitForFunction(() => document.getElementById('announcer')?.textContent === document.title)
  assert.equal(await choice.evaluate((sheet) => sheet.contains(document.activeElement)), true)
  await visitor.close()
})

for (const width of [390, 1440])
  bars(`an opportunity's words are read large, and one way leads back, at ${width} px`, async () => {
    const visitor = await visit(browser, site.origin, { width })
    const { page, faults } = visitor
    const path = await internship(page)
    await open(page, site.origin + path)
    const title = await heading(page).textContent()
    await page.getByRole('link', { name: 'Read it large' }).click()
    await page.waitForURL(`${site.origin}${path}?zoom=1`)
    const frame = page.frameLocator('iframe')
    await frame.locator('main').waitFor()
    assert.equal(await heading(page).textContent(), title)
    assert.equal(await siteBar(page).count(), 0)
    const size = () =>
      frame.locator('main').evaluate((main) => getComputedStyle(main.ownerDocument.documentElement).zoom)
    await until('the words are at 125 %', async () => (await size()) === '1.25')
    const larger = page.getByRole('button', { name: 'Larger' })
    for (const percent of ['150%', '175%', '200%', '250%', '300%']) {
      await larger.click()
      await page.getByText(percent, { exact: true }).waitFor()
    }
    assert.deepEqual([await size(), await larger.isDisabled()], ['3', true])
    const look = await frame.locator('main').evaluate((main) => ({
      font: getComputedStyle(main).fontFamily,
      wide: main.ownerDocument.documentElement.scrollWidth - main.ownerDocument.documentElement.clientWidth,
    }))
    assert.match(look.font, /Figtree/)
    assert.ok(look.wide <= 0, `the words stand ${look.wide} px too wide`)
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByRole('link', { name: 'Back to opportunity' }).click()
    await page.waitForURL(site.origin + path)
    await page.locator('iframe').waitFor({ state: 'detached' })
    assert.deepEqual(faults, [])
    await visitor.close()
  })

bars('the zoomed address is a page of its own: as a first load, in Hindi, without scripts of the words', async () => {
  const visitor = await visit(browser, site.origin, { language: 'hn' })
  const { page, faults } = visitor
  const path = await internship(page)
  assert.equal(await open(page, `${site.origin}${path}?zoom=1`), 200)
  await page.getByRole('link', { name: 'अवसर पर वापस जाएँ' }).waitFor()
  const frame = page.locator('iframe')
  assert.doesNotMatch((await frame.getAttribute('sandbox')) ?? 'none', /allow-scripts/)
  assert.deepEqual(faults, [])
  await visitor.close()
})

bars('at 320 px in Hindi, under a name of one long word, nothing sticks out of the shell', async () => {
  const visitor = await visit(browser, site.origin, { as: 'student', width: 320, height: 640, language: 'hn' })
  const { page, faults } = visitor
  const name = 'Venkatanarasimharajuvaripeta Thiruvananthapuramkaran'
  await page.route('**/api/session/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), name, email: `${name}@demo.test` } })
  })
  await open(page, `${site.origin}/user/registrations/all/all`)
  const account = page.getByRole('button', { name: new RegExp(name) })
  await account.waitFor()
  const sticksOut = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll<HTMLElement>('dialog[open], dialog[open] *')]
        .filter((each) => getComputedStyle(each).overflowX !== 'visible' || each.tagName === 'DIALOG')
        .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).textOverflow !== 'ellipsis')
        .filter((each) => getComputedStyle(each).clipPath === 'none')
        .map((each) => `${each.tagName} ${each.className}: ${each.scrollWidth} > ${each.clientWidth}`),
    )
  assert.deepEqual(await sticksOut(), [])
  await account.click()
  await page.getByRole('dialog').getByText(name, { exact: true }).waitFor()
  assert.deepEqual(await sticksOut(), [])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const menu = page.locator('nav button[aria-haspopup="dialog"]:visible').last()
  await menu.click()
  await page.locator('dialog[open]').waitFor()
  assert.deepEqual(await sticksOut(), [])
  await page.locator('dialog[open] button').filter({ hasText: 'और देखें' }).click()
  await page.getByRole('dialog', { name: 'और देखें' }).waitFor()
  assert.deepEqual(await sticksOut(), [])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.deepEqual(faults, [])
  await visitor.close()
})

const inWindow = windowed ? bars : bars.skip

inWindow('in an installed app the phone’s bar reaches up to 800 px, in a browser up to 767', async () => {
  const app = await launchApp(site.origin)
  const bar = app.page.getByRole('navigation', { name: 'Main, bottom' })
  for (const [width, has] of [
    [800, true],
    [801, false],
  ] as const) {
    await app.page.setViewportSize({ width, height: 900 })
    await bar.waitFor({ state: has ? 'visible' : 'hidden' })
    assert.equal(await app.page.getByRole('button', { name: 'Menu' }).isVisible(), !has)
  }
  await app.close()
})

bars('on paper stands the page alone', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'student' })
  await open(page, `${site.origin}/user/my-account`)
  const around = ['body > #root header', 'footer', 'aside, nav'].map((each) => page.locator(each).first())
  for (const each of [...around, heading(page)]) await each.waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const each of around) await each.waitFor({ state: 'hidden' })
  await heading(page).waitFor()
  await close()
})

bars('what was searched for and compared on this device goes with whoever logs out', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'mentor' })
  await open(page, `${site.origin}/internships`)
  await page
    .locator('main li:has(h2)')
    .first()
    .getByRole('button', { name: /^Compare / })
    .click()
  await page.getByRole('combobox', { name: 'Search Opportunities' }).fill('a quiet search')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/all-opportunities?q=**')
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /searches|compare|visit/.test(key)))
  assert.deepEqual((await kept()).sort(), ['foothold.compare', 'foothold.searches', 'foothold.visit'])
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/auth/login')
  assert.deepEqual(await kept(), [])
  await close()
})

bars.run()
