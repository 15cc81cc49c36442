import type { Browser, Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
}

export interface Span {
  readonly from: number
  readonly to: number
}

const SCRIPT = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'V8.GC_MC',
])
const CATEGORIES = ['devtools.timeline', 'blink.user_timing']

/** What the browser did while `work` ran. */
export async function traced(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await work()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] }
  return trace.traceEvents
}

/**
 * Opens an address on a CPU four times slower, until the page sets `mark`. The page tells by itself: a driver that looks for something in the
 * page runs scripts in it, which would be counted.
 */
export async function slowTrace(browser: Browser, page: Page, url: string, mark: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Performance.enable')
  await page.addInitScript((name) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName(name).length > 0) console.debug(name)
    }).observe({ type: 'mark', buffered: true })
  }, mark)
  const events = await traced(browser, page, async () => {
    const isThere = page.waitForEvent('console', (message) => message.text() === mark)
    await page.goto(url)
    await isThere
  })
  const { metrics } = await devtools.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
  return { events, scriptingMs: seconds * 1000 }
}

/** What scripts ask of the browser while they run, and what it counts as rendering, not as scripting (as its own tools do). */
const RENDERING = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'])

export interface Cost {
  /** Milliseconds of scripts, without the style and layout that they made the browser do. */
  readonly scriptingMs: number
  /** Style and layout within scripts. */
  readonly renderingMs: number
}

/** What ran between two marks of the page (`performance.mark`), on the thread that set them; what is nested counts once. */
export function costBetween(events: readonly TraceEvent[], began: string, ended: string): Cost {
  const mark = (name: string) => events.find((each) => each.name === name)
  const [first, last] = [mark(began), mark(ended)]
  if (!first || !last) throw new Error(`The trace has no mark "${first ? ended : began}".`)
  const spansOf = (names: ReadonlySet<string>) =>
    events
      .filter((each) => each.ph === 'X' && names.has(each.name) && each.pid === first.pid && each.tid === first.tid)
      .map(({ ts, dur = 0 }) => ({ from: Math.max(ts, first.ts), to: Math.min(ts + dur, last.ts) }))
      .filter(({ from, to }) => to > from)
  const scripts = spansOf(SCRIPT)
  const both = covered(scripts) + covered(spansOf(RENDERING)) - covered([...scripts, ...spansOf(RENDERING)])
  return { scriptingMs: (covered(scripts) - both) / 1000, renderingMs: both / 1000 }
}

/** The length of what spans cover together. */
export function covered(spans: readonly Span[]): number {
  let [length, reached] = [0, Number.NEGATIVE_INFINITY]
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    if (to <= reached) continue
    length += to - Math.max(from, reached)
    reached = to
  }
  return length
}
