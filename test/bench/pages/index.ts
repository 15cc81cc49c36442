import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch, visit } from '../../support/browser'
import { startSite } from '../../support/site'
import { median, type Row } from '../table'
import { createFloor } from './floor'
import { costBetween, slowTrace } from './trace'

const dist = fileURLToPath(new URL('../../../dist/client/', import.meta.url))
/** Kilobytes of brotli that the first paint of a public page may fetch as scripts, all in. */
const BUDGET_KB = 122
const HYDRATION_MS = 50
const LOADS = 9

const sizeOf = (url: string) => readFileSync(join(dist, `${url.replace('/assets/', '')}.br`)).length

function scriptsOf(html: string): string[] {
  const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href ?? '')
  return [...new Set(preloaded)]
}

/** What a visitor's first page costs: scripts against the budget, and the browser's work on a CPU four times slower. */
export async function bench(): Promise<readonly Row[]> {
  const site = await startSite()
  const browser = await launch()
  const rows: Row[] = []
  try {
    const found = (await (await fetch(`${site.origin}/api/listings/search?limit=1`)).json()) as {
      items: { path: string }[]
    }
    for (const path of ['/', '/internships', found.items[0]?.path ?? '/jobs', '/auth/login']) {
      const html = await (await fetch(site.origin + path)).text()
      const kilobytes = scriptsOf(html).reduce((sum, url) => sum + sizeOf(url), 0) / 1000
      rows.push({
        what: `${path}: scripts of the first paint, brotli`,
        measured: `${kilobytes.toFixed(1)} kB`,
        goal: `≤ ${BUDGET_KB} kB`,
        isMet: kilobytes <= BUDGET_KB,
      })
      const loads = []
      const bare = []
      const hydrateBare = await createFloor(browser, site.origin, path)
      for (let load = 0; load < LOADS; load++) {
        loads.push(await slowLoad(browser, site.origin, path))
        bare.push(await hydrateBare())
      }
      const hydration = median(loads.map((each) => each.hydrationMs))
      rows.push({
        what: '  scripting of hydration, 4 × slowed CPU, median of 9',
        measured: `${hydration.toFixed(0)} ms, and ${median(loads.map((each) => each.renderingMs)).toFixed(0)} ms of style and layout`,
        goal: `≤ ${HYDRATION_MS} ms`,
        isMet: hydration <= HYDRATION_MS,
      })
      rows.push({
        what: '  the floor: Preact alone over the same markup, the same',
        measured: `${median(bare).toFixed(0)} ms, ours is ${(hydration / median(bare)).toFixed(1)} ×`,
      })
      rows.push({
        what: '  all scripting until alive, the same',
        measured: `${median(loads.map((each) => each.scriptingMs)).toFixed(0)} ms`,
      })
      rows.push({
        what: '  largest contentful paint, the same',
        measured: `${median(loads.map((each) => each.lcpMs)).toFixed(0)} ms`,
      })
      rows.push({
        what: '  layout shift, the same',
        measured: median(loads.map((each) => each.shift)).toFixed(3),
        goal: '≤ 0.05',
        isMet: median(loads.map((each) => each.shift)) <= 0.05,
      })
    }
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function slowLoad(browser: Awaited<ReturnType<typeof launch>>, origin: string, path: string) {
  const { page, close } = await visit(browser, origin)
  const { events, scriptingMs } = await slowTrace(browser, page, origin + path, 'web.alive')
  const measured = await page.evaluate(
    () =>
      new Promise<{ lcpMs: number; shift: number }>((done) => {
        let [lcpMs, shift] = [0, 0]
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) lcpMs = entry.startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done({ lcpMs, shift }), 300)
      }),
  )
  await close()
  const { scriptingMs: hydrationMs, renderingMs } = costBetween(events, 'web.hydration', 'web.alive')
  return { ...measured, scriptingMs, hydrationMs, renderingMs }
}
