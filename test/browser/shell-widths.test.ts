import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const widths = suite('widths of the shell')
let site: RunningSite
let browser: Browser

widths.before(async () => {
  site = await startSite()
  browser = await launch()
})
widths.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** How wide something stands once the page has been drawn for its present window. */
const widthOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate(
      (element) =>
        new Promise<number>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => done(element.getBoundingClientRect().width))),
        ),
    )

widths(
  'the profile panel is 375 px wide, and on a phone leaves 15 px of the page in sight (spec §2.2, §9)',
  async () => {
    const visitor = await visit(browser, site.origin, { as: 'student' })
    const { page } = visitor
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, site.origin)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('dialog', { name: 'Account' }).waitFor()
    for (const [window, wide] of [
      [1440, 375],
      [768, 375],
      [767, 375],
      [390, 375],
      [375, 360],
      [320, 305],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 })
      assert.equal(await widthOf(page, 'dialog[open]'), wide, `in a window of ${window} px`)
    }
    await visitor.close()
  },
)

widths('the side menu is 283 px wide from 1280 on, 250 below, and goes at 767 (spec §9)', async () => {
  const visitor = await visit(browser, site.origin, { as: 'student' })
  const { page } = visitor
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `${site.origin}/user/my-account`)
  await page.locator('[data-side-menu] a').first().waitFor()
  for (const [window, wide] of [
    [1281, 283],
    [1280, 283],
    [1279, 250],
    [992, 250],
    [768, 250],
    [767, 0],
  ] as const) {
    await page.setViewportSize({ width: window, height: 900 })
    assert.equal(await widthOf(page, '[data-side-menu]'), wide, `in a window of ${window} px`)
  }
  await visitor.close()
})

/** What of the shell can be seen: its pieces by where the specification draws the line (spec §4, §9). */
async function pieces(page: Page): Promise<Readonly<Record<string, boolean>>> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const seen = (selector: string) => page.locator(selector).filter({ visible: true }).count()
  return {
    links: (await seen('header nav[aria-label="Main"]')) > 0,
    folded: (await page.getByRole('button', { name: 'Menu', exact: true }).filter({ visible: true }).count()) > 0,
    bottom: (await seen('nav[aria-label="Main, bottom"]')) > 0,
    columns: (await seen('footer nav')) > 0,
    'lead beside': await page.evaluate(() => {
      const [lead, column] = document.querySelectorAll('footer form, footer nav')
      const of = (each: Element | undefined) => each?.getBoundingClientRect()
      return (of(lead)?.right ?? 0) > 0 && (of(lead)?.right ?? 0) <= (of(column)?.left ?? 0)
    }),
  }
}

widths(
  '767 is a phone, 768 to 991 a tablet, more a desktop; the category links unfold at 1140 (spec §4, §9)',
  async () => {
    const visitor = await visit(browser, site.origin)
    const { page } = visitor
    await open(page, site.origin)
    const desk = { links: true, folded: false, bottom: false, columns: true, 'lead beside': true }
    for (const [window, wanted] of [
      [1140, desk],
      [1139, { ...desk, links: false, folded: true }],
      [992, { ...desk, links: false, folded: true }],
      [991, { ...desk, links: false, folded: true, 'lead beside': false }],
      [768, { ...desk, links: false, folded: true, 'lead beside': false }],
      [767, { links: false, folded: false, bottom: true, columns: false, 'lead beside': false }],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 })
      assert.deepEqual(await pieces(page), wanted, `in a window of ${window} px`)
    }
    await visitor.close()
  },
)

widths.run()
