import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const test = suite('a field that suggests, on screen')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const GROUP = 'div:has(> [role="combobox"]):has(> button[aria-controls])'
const LIST = '[popover]:popover-open:has(> [role="listbox"])'
const fieldOn = (page: Page) => page.getByRole('combobox', { name: 'City with suggestions' })

/** The sandbox in a browser that is this wide; its list is not open yet. */
async function sandbox(options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  await open(page, `${site.origin}/__sandbox`)
  const field = fieldOn(page)
  await field.scrollIntoViewIfNeeded()
  return { page, field, list: page.locator(LIST), close: () => context.close() }
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  assert.ok(box, selector)
  return box
}

for (const options of [
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' as const },
])
  test(`the list stands beside its field, as wide as it, at ${options.viewport.width} px`, async () => {
    const { page, field, list, close } = await sandbox(options)
    await ('hasTouch' in options ? field.tap() : field.click())
    await list.waitFor()
    const [around, own] = [await boxOf(page, GROUP), await boxOf(page, LIST)]
    assert.deepEqual([Math.round(own.x), Math.round(own.width)], [Math.round(around.x), Math.round(around.width)])
    const isBelow = own.y >= around.y + around.height
    assert.ok(isBelow || own.y + own.height <= around.y, 'it covers its field')
    assert.ok(own.y >= 0 && own.y + own.height <= options.viewport.height, 'it is cut')
    assert.deepEqual(await accessibilityFaults(page), [])
    const option = list.getByRole('option', { name: 'Delhi' })
    await ('hasTouch' in options ? option.tap() : option.click())
    assert.equal(await field.inputValue(), 'Delhi')
    await list.waitFor({ state: 'detached' })
    await close()
  })

test('in a dialog it stands above it, and Escape closes the list alone', async () => {
  const { page, field, list, close } = await sandbox({ viewport: { width: 1440, height: 900 } })
  await field.evaluate((each) => {
    const whole = each.closest('div:has(> div > label)') as HTMLElement
    const dialog = document.createElement('dialog')
    whole.before(dialog)
    dialog.append(whole)
    dialog.showModal()
  })
  await field.click()
  await list.waitFor()
  await list.getByRole('option', { name: 'Mumbai' }).click()
  assert.equal(await field.inputValue(), 'Mumbai')
  await field.press('ArrowDown')
  await list.waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  const isModal = () => page.locator('dialog:modal').isVisible()
  assert.equal(await isModal(), true)
  assert.equal(await field.inputValue(), 'Mumbai')
  await page.keyboard.press('Escape')
  assert.equal(await isModal(), false)
  await close()
})

test('where the browser chooses the colours, the marked option differs from the others', async () => {
  const { field, list, close } = await sandbox({ forcedColors: 'active' })
  await field.press('ArrowDown')
  const outlineOf = (at: number) =>
    list
      .getByRole('option')
      .nth(at)
      .evaluate((each) => getComputedStyle(each).outlineStyle)
  await field.press('Home')
  await list.locator('[role=option][data-focused]:first-child').waitFor()
  assert.deepEqual([await outlineOf(0), await outlineOf(1)], ['solid', 'none'])
  await close()
})

test('who writes before it suggests goes on behind the last letter', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  let come = () => {}
  const awaited = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/combobox-box-*.js', async (route) => {
    await awaited
    await route.continue()
  })
  await open(page, `${site.origin}/__sandbox`)
  await page.getByRole('textbox', { name: 'City with suggestions' }).pressSequentially('De')
  come()
  await fieldOn(page).waitFor()
  await page.keyboard.type('lhi')
  assert.equal(await fieldOn(page).inputValue(), 'Delhi')
  assert.equal(await page.locator(LIST).isVisible(), true)
  await context.close()
})

test.run()
