import { configure, fireEvent as fire } from '@testing-library/dom'
import * as theirs from '@testing-library/preact'
import { type ComponentChild, options } from 'preact'
import type { ReactNode } from 'react'
import { keepControlled } from '../../features/web/kit/keep-controlled'
import { openDocument } from './dom'

export { screen, waitFor, within } from '@testing-library/preact'

const { setTimeout } = globalThis // before a test holds the clock

/** What Preact has still to do: drawings that are due, and the effects of those that are done. */
const due: (() => void)[] = []

function doWhatIsDue(): void {
  for (let run = due.shift(); run; run = due.shift()) run()
}

function later(run: () => void): void {
  due.push(run)
  queueMicrotask(doWhatIsDue)
}

// No timer, which a test may hold or a document call off, nor a frame, which nobody paints here.
options.debounceRendering = later
options.requestAnimationFrame = later

async function drawnAfter<T>(running: Promise<T>): Promise<T> {
  const returned = await running
  doWhatIsDue()
  await new Promise((done) => setTimeout(done, 1)) // what else waited for it has gone on
  doWhatIsDue()
  return returned
}

/** Runs something and draws all that follows from it, at once or when its promise has settled; returns what it returned. */
export function act<T>(run: () => T): T {
  const returned = run()
  if (returned instanceof Promise) return drawnAfter(returned) as T
  doWhatIsDue()
  return returned
}

openDocument()
keepControlled()

// Theirs keep to themselves what is due until a promise has settled, and for good where two of them overlap.
configure({
  asyncWrapper: (find) => drawnAfter(find()),
  eventWrapper: act,
})

/** What has left the page cleans up after it at once. */
const leaving = <D extends { unmount(): unknown }>(drawn: D): D => ({ ...drawn, unmount: () => act(drawn.unmount) })

export const cleanup = () => act(theirs.cleanup)

export const render = (page: ReactNode, options?: Omit<theirs.RenderOptions, 'queries'>) =>
  leaving(theirs.render(page as ComponentChild, options))

interface HookOptions<P> {
  readonly initialProps?: P
  readonly wrapper?: (props: { readonly children: ReactNode }) => ReactNode
}

/** Their own, with children as our components take them. */
const renderTheirs = theirs.renderHook as unknown as <R, P = unknown>(
  run: (props: P) => R,
  options?: HookOptions<P>,
) => theirs.RenderHookResult<R, P>

export const renderHook: typeof renderTheirs = (...given) => leaving(renderTheirs(...given))

const isTyped = (element: unknown) =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !/fil|che|rad/.test(element.type))

/** Their own, where text that is typed is heard by `input`, and coming and leaving by `focusin` and `focusout`, as in browsers. */
export const fireEvent: typeof fire = Object.assign((...given: Parameters<typeof fire>) => fire(...given), fire, {
  change: ((element, init) => fire[isTyped(element) ? 'input' : 'change'](element, init)) as typeof fire.change,
  focus: ((element, init) => fire.focus(element, init) && fire.focusIn(element, init)) as typeof fire.focus,
  blur: ((element, init) => fire.blur(element, init) && fire.focusOut(element, init)) as typeof fire.blur,
})
