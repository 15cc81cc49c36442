import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

export interface Stop {
  readonly name: string
  readonly isSeen: boolean
  readonly hasRing: boolean
  readonly popup: string | null
}

/** Where the focus is: what it is called, and whether that can be seen. */
export function stop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const { width, height, top, bottom } = element.getBoundingClientRect()
    const { outlineStyle, boxShadow, visibility } = getComputedStyle(element)
    const around = element.parentElement ? getComputedStyle(element.parentElement) : undefined
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60) ?? '',
      isSeen: width > 0 && height > 0 && visibility === 'visible' && bottom > 0 && top < innerHeight,
      hasRing:
        outlineStyle !== 'none' ||
        boxShadow !== 'none' ||
        around?.outlineStyle !== 'none' ||
        around?.boxShadow !== 'none',
      popup: element.getAttribute('aria-haspopup'),
    }
  })
}

/** Remembers what has the focus; what it answers later says whether it is that very element again. */
export async function holdFocus(page: Page): Promise<() => Promise<boolean>> {
  const held = await page.evaluateHandle(() => document.activeElement)
  return () => held.evaluate((element) => element === document.activeElement)
}

/** The focus comes into the dialog that opened by itself, and walks round in it without leaving. */
export async function walkRound(page: Page, name: string): Promise<void> {
  const isIn = () => page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null)
  await page.locator('dialog[open]').last().waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('dialog[open]') !== null)
  const isChoice = await page.evaluate(() => document.activeElement?.matches('[type="radio"]:not(form *)'))
  assert.ok(!isChoice, `${name} opens on a choice that nobody asked for`)
  for (let turn = 0; turn < 6; turn++) {
    await page.keyboard.press(turn % 3 === 2 ? 'Shift+Tab' : 'Tab')
    // At its end the focus may stand on the browser's own bars, which a page sees as its body.
    const isOut = await page.evaluate(() => document.activeElement === document.body)
    assert.ok(isOut || (await isIn()), `${name} lets the focus out`)
  }
}

/** Opens what the focused button opens, walks round in it, and leaves it by Escape. */
export async function walkPanel(page: Page, name: string): Promise<void> {
  const hasFocusBack = await holdFocus(page)
  await page.keyboard.press('Enter')
  await walkRound(page, name)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  assert.ok(await hasFocusBack(), `${name} does not give the focus back`)
  assert.equal(await page.evaluate(() => document.documentElement.dataset['scrollLocks']), undefined)
}
