const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** Where something stood that was taken off the page. */
interface Gap {
  readonly box: Node
  readonly next: Node | null
  readonly before: Node | null
}

/** What floats above the page and is no dialog: the tray of a comparison, the question of cookies. */
const FLOATING = '[data-queue]'
/** The page, what floats above it, and a dialog over both. */
const ROOMS = ['main', FLOATING, 'dialog'] as const
type Room = (typeof ROOMS)[number]

/** Where one was last in a room. */
interface Place {
  readonly room: Room
  held: Element | undefined
  gap: Gap | undefined
}

/**
 * Whoever removes the thing whose button they pressed (a row, a question, a filter, a form in a dialog) goes on beside it: at what follows, else at what
 * stands before, else around both, else at the page's heading. What floats and goes as a whole gives the focus back to where one was in the page. Without
 * this a browser begins again at the top of the document. Not after a tap: the focus would open the keyboard on the screen.
 */
export function keepFocus(signal: AbortSignal): void {
  // A dialog gives the focus back to its opener; where that is gone by then, its place in the page is what counts.
  const places = ROOMS.map((room): Place => ({ room, held: undefined, gap: undefined }))
  let isTouch = false

  function hold({ target }: Pick<FocusEvent, 'target'>) {
    if (!(target instanceof Element)) return
    const room = ROOMS.findLast((each) => target.closest(each))
    for (const place of places) if (place.room === room) Object.assign(place, { held: target, gap: undefined })
  }

  function letGo({ target, relatedTarget }: FocusEvent) {
    for (const place of places) {
      if (target !== place.held || relatedTarget) continue
      const isLeft = () => place.held === target && place.held?.isConnected && document.hasFocus()
      // A press beside everything: nobody is there any more. What is taken away at this moment still seems to stand.
      queueMicrotask(() => isLeft() && (place.held = undefined))
    }
  }

  function goBeside(place: Place) {
    // In a dialog, or wherever the page's own hand has put it since.
    if (!place.gap || document.activeElement !== document.body) return
    const stop = isTouch ? undefined : (stopBeside(place.gap, place.room) ?? stopBack(place.room))
    place.gap = undefined
    // What floats went from before one's eyes, not from where the page is scrolled to.
    stop?.focus({ preventScroll: place.room === FLOATING })
  }

  function stopBack(room: Room): HTMLElement | undefined {
    if (room === 'dialog') return undefined
    const inPage = places.find((place) => place.room === 'main')?.held
    return (room === FLOATING ? firstStop(inPage ?? null) : undefined) ?? heading()
  }

  const watching = new MutationObserver((records) => {
    for (const place of places) {
      const { room, held, gap } = place
      if (held && !held.isConnected) Object.assign(place, { held: undefined, gap: gapOf(held, records, room) })
      else if (gap && !gap.box.isConnected) place.gap = gapOf(gap.box, records, room)
      if (place.gap) requestAnimationFrame(() => goBeside(place))
    }
  })

  hold({ target: document.activeElement })
  watching.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => watching.disconnect())
  addEventListener('focusin', hold, { signal })
  addEventListener('focusout', letGo, { signal })
  addEventListener('pointerdown', ({ pointerType }) => void (isTouch = pointerType === 'touch'), {
    signal,
    capture: true,
  })
  addEventListener('keydown', () => void (isTouch = false), { signal, capture: true })
}

/** Undefined where a whole room went: a next page takes the focus to its heading, a dialog gives it back. */
function gapOf(gone: Node, records: readonly MutationRecord[], room: Room): Gap | undefined {
  for (const { removedNodes, target, nextSibling, previousSibling } of records) {
    if (![...removedNodes].some((node) => node.contains(gone))) continue
    if (!target.isConnected) gone = target
    else if (target instanceof Element && target.closest(room)) {
      if (!target.matches(room)) return { box: target, next: nextSibling, before: previousSibling }
      // Others that float there have nothing to do with it.
      if (room === FLOATING) return { box: target, next: null, before: null }
    }
  }
  return undefined
}

function stopBeside({ box, next, before }: Gap, room: Room): HTMLElement | undefined {
  const beside = firstStop(next) ?? firstStop(before)
  if (beside) return beside
  for (let around: Element | null = box as Element; around && !around.matches(room); around = around.parentElement) {
    const stop = firstStop(around) ?? nearest(around, 'nextElementSibling') ?? nearest(around, 'previousElementSibling')
    if (stop) return stop
  }
  return undefined
}

function heading(): HTMLElement | undefined {
  const stop = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (stop && !stop.hasAttribute('tabindex')) stop.setAttribute('tabindex', '-1')
  return stop ?? undefined
}

/** Past what has no stop: a line that is only heard, a heading. */
function nearest(from: Element, way: 'nextElementSibling' | 'previousElementSibling'): HTMLElement | undefined {
  for (let each = from[way]; each; each = each[way]) {
    const stop = firstStop(each)
    if (stop) return stop
  }
  return undefined
}

function firstStop(node: Node | null): HTMLElement | undefined {
  if (!(node instanceof HTMLElement) || !node.isConnected) return undefined
  const stops = [node, ...node.querySelectorAll<HTMLElement>(STOPS)]
  return stops.find((each) => each.matches(STOPS) && each.checkVisibility())
}
