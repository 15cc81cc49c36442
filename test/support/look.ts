import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { AxeResults } from 'axe-core'
import type { Visitor } from './browser'

const axeSource = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

const BUSY_LIMIT_MS = 20_000

/** Waits until nothing on the page says that it is still loading. A specimen of the sandbox says so for ever. */
async function settled(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor()
  if (new URL(page.url()).pathname !== '/__sandbox') {
    // Panels that are drawn beforehand ask for nothing until they are seen.
    const idle = () =>
      ![...document.querySelectorAll('[aria-busy="true"]')].some((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      )
    await page.waitForFunction(idle, undefined, { timeout: BUSY_LIMIT_MS })
  }
  await page.locator('h1').first().waitFor({ timeout: BUSY_LIMIT_MS })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Serious and critical findings of axe, one line each. It is evaluated by the debugger: the page's own content policy stays in force. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const found = await page.evaluate(async () => {
    // What still fades in has colours of no design. No rule that is on reads style sheets, which axe would fetch anew.
    const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const isEnding = Number.isFinite(effect?.getComputedTiming().endTime)
      return playState === 'running' && timeline === document.timeline && isEnding
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    return (await axe.run({ resultTypes: ['violations'], preload: false })).violations
  })
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target, any }) => `axe ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    )
}

/** How far a page may move while it loads, all movements added up. */
const SHIFT_LIMIT = 0.05

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** What moved while the page loaded, when that is too much: how far, and what moved furthest. */
export async function shiftFaults(page: Page): Promise<readonly string[]> {
  const shifts = await page.evaluate(
    () =>
      new Promise<readonly { readonly value: number; readonly what: string }[]>((done) => {
        const all: Shift[] = []
        const watching = new PerformanceObserver((list) => void all.push(...(list.getEntries() as Shift[])))
        watching.observe({ type: 'layout-shift', buffered: true })
        setTimeout(
          () =>
            done(
              all
                .filter(({ hadRecentInput }) => !hadRecentInput)
                .map(({ value, sources: [first] }) => ({
                  value,
                  what: first?.node instanceof Element ? `${first.node.tagName} ${first.node.className}` : 'a text',
                })),
            ),
          50,
        )
      }),
  )
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  if (sum <= SHIFT_LIMIT) return []
  const furthest = shifts.toSorted((one, other) => other.value - one.value)[0]
  return [`moves by ${sum.toFixed(3)} while it loads, most of all ${furthest?.what} by ${furthest?.value.toFixed(3)}`]
}

/** Longer ones may be addresses or names of files, which break where they must. */
const WORD = 12

/** Words that begin on one line and end on the next: whatever holds them is too narrow. */
function brokenWords(longest: number): readonly string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement
    if (!around || around.closest('script, style') || around.getBoundingClientRect().width <= 1) continue
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(
      /(?<![\p{L}\p{M}\d./@_-])[\p{L}\p{M}]{4,}(?![\p{L}\p{M}\d./@_-])/gu,
    )) {
      if (word.length > longest) continue
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
      if (Math.max(...tops) - Math.min(...tops) > 8) found.push(`${word} in “${text.nodeValue?.slice(0, 40)}”`)
    }
  }
  return found
}

/** As many as what is drawn by a measure may take, on a machine that does much else. */
const FRAMES = 60

/** What is wrong with the shape of what stands there at the window's present width, once it has been drawn for it. */
export async function shapeFaults(page: Page): Promise<readonly string[]> {
  const { headings, wide, widest } = await page.evaluate(async (frames) => {
    const next = () => new Promise((done) => requestAnimationFrame(done))
    const wideBy = () => document.documentElement.scrollWidth - window.innerWidth
    await next()
    await next()
    for (let frame = 0; frame < frames && wideBy() > 0; frame++) await next()
    return {
      headings: [...document.querySelectorAll('h1')].map((each) => each.textContent ?? ''),
      wide: wideBy(),
      widest: [...document.querySelectorAll('#root *')].find(
        (each) => each.getBoundingClientRect().right > window.innerWidth + 1,
      )?.outerHTML,
    }
  }, FRAMES)
  const broken = await page.evaluate(brokenWords, WORD)
  return [
    ...(broken.length === 0 ? [] : [`breaks within ${[...new Set(broken)].join(', ')}`]),
    ...(headings.length === 1 ? [] : [`has ${headings.length} h1: ${headings.join(' | ')}`]),
    ...(wide > 0 ? [`scrolls sideways by ${wide} px: ${widest?.slice(0, 300)}`] : []),
  ]
}

/** What is wrong with one page at the window's size, theme and language, one sentence each. */
export async function faultsOf(
  { page, faults }: Visitor,
  url: string,
  expected: {
    readonly status: number
    readonly lang: 'en' | 'hi'
    readonly refuses?: string
    readonly moves?: boolean
  },
): Promise<readonly string[]> {
  const before = faults.length
  const answer = await page.goto(url)
  const wrong: string[] = []
  await settled(page).catch((error: unknown) => wrong.push(`does not come to rest: ${String(error)}`))
  const status = answer?.status()
  if (status !== expected.status) wrong.push(`answers ${status}`)
  const seen = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
  }))
  if (seen.lang !== expected.lang) wrong.push(`is in "${seen.lang}"`)
  if (!/\S/.test(seen.title)) wrong.push('has no title')
  wrong.push(...(await shapeFaults(page)))
  if (!expected.moves) wrong.push(...(await shiftFaults(page)))
  // Browsers report what answers 4xx as a resource that failed: that is what was asked for.
  const wanted = [...(expected.status === 200 ? [] : [url]), ...(expected.refuses ? [expected.refuses] : [])]
  wrong.push(...faults.slice(before).filter((each) => !wanted.some((end) => each.endsWith(end))))
  return [...wrong, ...(await accessibilityFaults(page))]
}
