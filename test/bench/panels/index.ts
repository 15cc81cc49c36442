import type { Locator, Page } from 'playwright-core'
import { launch, open, visit } from '../../support/browser'
import { startSite } from '../../support/site'
import { type Cost, costBetween, traced } from '../pages/trace'
import { median, type Row } from '../table'

const SCRIPTING_MS = 50
const OPENINGS = 9
const OPEN = 'dialog[open], [popover]:popover-open:not([aria-live])'
/** On the slowed CPU a panel stands long before. */
const SETTLED_MS = 1500

interface Panel {
  readonly name: string
  readonly width?: number
  /** What is pressed; without it Ctrl K. */
  readonly button?: (page: Page) => Locator
}

const inHeader = (name: RegExp) => (page: Page) => page.locator('header').getByRole('button', { name })

const panels: readonly Panel[] = [
  { name: 'profile', button: (page) => page.locator('header button[aria-haspopup="dialog"]:visible').last() },
  { name: 'notifications', button: inHeader(/^Notifications/) },
  { name: 'For Business', button: inHeader(/^(For Business|Explore More)/) },
  { name: 'More', button: inHeader(/^More$/) },
  { name: 'command palette' },
  {
    name: 'More, 390 px',
    width: 390,
    button: (page) => page.locator('nav button[aria-haspopup="dialog"]:visible').last(),
  },
]

/** The page notes both moments itself: what a test asks of it in between would count as its own scripting. */
function markBoth(panel: string): void {
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => performance.mark('panel.asked'), { capture: true, once: true })
  new MutationObserver((_, watching) => {
    if (!document.querySelector(panel)) return
    performance.mark('panel.open')
    watching.disconnect()
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

async function press(page: Page, button: Locator | undefined): Promise<void> {
  const box = await button?.boundingBox()
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  else await page.keyboard.press('Control+k')
}

/** What opening a panel costs in scripts, its code on the way included, on a CPU four times slower. */
export async function bench(): Promise<readonly Row[]> {
  const site = await startSite()
  const browser = await launch()
  const rows: Row[] = []
  try {
    for (const panel of panels) {
      const costs: Cost[] = []
      for (let opening = 0; opening < OPENINGS; opening++) {
        const { page, context, close } = await visit(browser, site.origin, {
          as: 'organizer',
          width: panel.width ?? 1440,
        })
        await open(page, site.origin)
        await page.waitForLoadState('networkidle')
        const devtools = await context.newCDPSession(page)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        await page.evaluate(markBoth, OPEN)
        const events = await traced(browser, page, async () => {
          await press(page, panel.button?.(page))
          await new Promise((done) => setTimeout(done, SETTLED_MS))
        })
        costs.push(costBetween(events, 'panel.asked', 'panel.open'))
        await close()
      }
      const cost = median(costs.map(({ scriptingMs }) => scriptingMs))
      const rendering = median(costs.map(({ renderingMs }) => renderingMs))
      rows.push({
        what: `${panel.name}: scripting until it stands, median of ${OPENINGS}`,
        measured: `${cost.toFixed(0)} ms, and ${rendering.toFixed(0)} ms of style and layout`,
        goal: `≤ ${SCRIPTING_MS} ms`,
        isMet: cost <= SCRIPTING_MS,
      })
    }
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}
