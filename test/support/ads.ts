import type { BrowserContext, Page } from 'playwright-core'
import { open } from './browser'
import { pause } from './clock'
import { until } from './waiting'

/** Where an ad is asked for (spec §7). */
export const TOP = '/api/public/ad-banner/get-top-banner'
/** A page that has ads and nothing that moves. */
export const PAGE = '/legal/privacy-policy'

/** An ad that the server would give, whoever asks. */
export async function answerWith(context: BrowserContext, more: object = {}) {
  const said = { status: true, message: 'Here is a banner.' }
  const adFilter = { show_on_pages: [], show_to_all: true, user_type: [], course: [] }
  const ad_banner = {
    ...{ id: 901, view_on: 'top_bar', description: '<p><b>Never</b> miss a deadline.</p>', url: '/offline', adFilter },
    ...{
      why: 'You see this because it is for everybody.',
      advertiser: 'Lumio Labs',
      language: 'en',
      per_day: null,
      ...more,
    },
  }
  await context.route(`**${TOP}**`, (route) => route.fulfill({ json: { ...said, data: { ...said, ad_banner } } }))
}

/** A page on which time is the test's, once what waits for its first quiet moment is there. */
export async function openStill(page: Page, url: string) {
  await page.clock.install()
  await page.clock.resume() // the page before may have stood still
  await open(page, url)
  await page.clock.runFor(2500)
  await page.waitForLoadState('networkidle')
  await pause(page)
}

/** Resolves when the page's own listeners have heard of it. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => done(), { once: true })
        window.scrollTo({ top: to, behavior: 'instant' })
      }),
    top,
  )

export const strip = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' })

/** The strip, once the page has been scrolled and four seconds have gone by. */
export async function showStrip(page: Page) {
  await scrollTo(page, 300)
  await page.clock.runFor(4000)
  await until('the ad is there', async () => {
    await page.clock.runFor(50)
    return (await strip(page).count()) === 1
  })
  return strip(page)
}
