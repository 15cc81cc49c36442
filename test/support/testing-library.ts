import { configure } from '@testing-library/dom'
import {
  act as drawAfter,
  fireEvent as fire,
  type RenderHookResult,
  renderHook as renderTheirs,
} from '@testing-library/preact'
import type { ReactNode } from 'react'

export { cleanup, render, screen, waitFor, within } from '@testing-library/preact'

/** Draws what is due, and runs the effects of it. */
const drawDue = () => void drawAfter(() => {})

async function drawnAfter<T>(running: Promise<T>): Promise<T> {
  const returned = await running
  await new Promise((done) => setTimeout(done)) // what else waited for it has gone on
  drawDue()
  return returned
}

// What is found is found with the effects of its drawing.
configure({ asyncWrapper: (find) => drawnAfter(find()) })

/**
 * Runs something and draws all that follows from it, at once or when its promise has settled; returns what it returned. Theirs keeps to itself what
 * is due until its promise has settled, and for good where two of them overlap.
 */
export function act<T>(run: () => T): T {
  let returned = undefined as T
  void drawAfter(() => {
    returned = run()
  })
  return returned instanceof Promise ? (drawnAfter(returned) as T) : returned
}

interface HookOptions<P> {
  readonly initialProps?: P
  readonly wrapper?: (props: { readonly children: ReactNode }) => ReactNode
}

/** Their own, with children as our components take them. */
export const renderHook = renderTheirs as unknown as <R, P = unknown>(
  run: (props: P) => R,
  options?: HookOptions<P>,
) => RenderHookResult<R, P>

const isTyped = (element: unknown) =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !/fil|che|rad/.test(element.type))

/** Their own, where text that is typed is heard by `input`, and coming and leaving by `focusin` and `focusout`, as in browsers. */
export const fireEvent: typeof fire = Object.assign((...given: Parameters<typeof fire>) => fire(...given), fire, {
  change: ((element, init) => fire[isTyped(element) ? 'input' : 'change'](element, init)) as typeof fire.change,
  focus: ((element, init) => fire.focus(element, init) && fire.focusIn(element, init)) as typeof fire.focus,
  blur: ((element, init) => fire.blur(element, init) && fire.focusOut(element, init)) as typeof fire.blur,
})
