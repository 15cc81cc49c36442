import type { Browser, Page } from 'playwright-core'
import { isKept } from './kept-pages'

const MOST_CHARACTERS = 1500
const PATIENCE_MS = 1000

/**
 * Prints what the pages show that are open still. A test that passes closes its own, so these are of one that failed: without what stood there
 * in place of what it waited for, a failure on another machine stays a guess. Printed only with a file that failed.
 */
export async function tellOfOpen(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => (isKept(context) ? [] : context.pages()))) {
    const text = await shownOn(page)
    // A bar before each line: the runner counts by lines of uvu's.
    console.log(`left open: ${page.url()}\n${text.slice(0, MOST_CHARACTERS).replaceAll(/^/gm, '  | ')}`)
  }
}

/** A page with a clock of the test's own, or one that is stuck, may never answer. */
const shownOn = (page: Page): Promise<string> =>
  page
    .locator('body')
    .innerText({ timeout: PATIENCE_MS })
    .catch((error: unknown) => `It can't be read: ${String(error)}`)
