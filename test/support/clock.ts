import type { Page } from 'playwright-core'

/**
 * From here on only the test moves a page's clock, until it resumes: one that is merely installed goes on by itself, and a busy machine
 * makes it late. What is drawn after a turn waits for it, too.
 */
export async function pause(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
  await page.clock.runFor(2000)
}

/** Puts a page's tab away, or back in front. */
export function inSight(page: Page, isThere: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, !isThere)
}
