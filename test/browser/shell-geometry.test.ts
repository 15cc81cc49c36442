import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

/** Where a landmark stands. What depends on the width of words, and so on a machine's fonts, is left out of the references. */
interface Box {
  readonly visible: boolean
  readonly x?: number
  readonly width?: number
}
type Boxes = Readonly<Record<string, Box>>

const references = JSON.parse(readFileSync(new URL('./shell-geometry.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Boxes>
>

/** The shell's landmarks, by what they are called in the references. */
const landmarks: Readonly<Record<string, string>> = {
  'top bar': 'header',
  brand: 'header a',
  search: 'header search',
  'category links': 'header nav',
  account: 'header > div > div > button:last-child',
  'side menu': '[data-side-menu]',
  main: 'main',
  title: 'main h1',
  'list of settings': 'main > nav',
  'bottom bar': 'nav:has(> button[aria-haspopup="dialog"]):not(header *)',
  // Panels that are made ready beforehand have one too.
  footer: 'footer:not(dialog *)',
  'footer columns': 'footer:not(dialog *) nav',
}

const geometry = suite('geometry of the shell')
let site: RunningSite
let browser: Browser

geometry.before(async () => {
  site = await startSite()
  browser = await launch()
})
geometry.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Once the page has been drawn for its present window. */
function boxesOf(page: Page): Promise<Boxes> {
  return page.evaluate(async (wanted) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const boxes = Object.entries(wanted).map(([name, selector]) => {
      const element = document.querySelector(selector)
      const { x = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
      const visible = width > 0 && (element?.checkVisibility({ visibilityProperty: true }) ?? false)
      return [name, { visible, x, width }] as const
    })
    return Object.fromEntries(boxes)
  }, landmarks)
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const language of ['en', 'hi'] as const)
  geometry(`at every width of spec §9 the landmarks stand where the references have them, in ${language}`, async () => {
    const { page, close } = await visit(browser, site.origin, {
      as: 'student',
      ...(language === 'hi' && { language: 'hn' }),
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `${site.origin}/user/my-account`)
    await page.locator('main h1').waitFor()
    await page.locator('[data-side-menu] a').first().waitFor()
    await page.locator('main > nav a').first().waitFor()
    for (const [window, wanted] of Object.entries(references)) {
      await page.setViewportSize({ width: Number(window), height: 900 })
      const found = await boxesOf(page)
      for (const [name, box] of Object.entries(wanted)) {
        const place = `${name} in a window of ${window} px`
        assert.equal(found[name]?.visible, box.visible, `${place} is ${box.visible ? '' : 'not '}seen`)
        for (const side of ['x', 'width'] as const)
          if (box[side] !== undefined)
            assert.ok(
              Math.abs((found[name]?.[side] ?? Number.NaN) - box[side]) <= 1,
              `${place}: ${side} is ${found[name]?.[side]}, not ${box[side]}`,
            )
      }
      assert.equal(await overflow(page), 0, `nothing scrolls sideways in a window of ${window} px`)
    }
    await close()
  })

geometry.run()
