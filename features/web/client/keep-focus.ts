const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** Where something stood that was taken off the page. */
interface Gap {
  readonly box: Node
  readonly next: Node | null
  readonly before: Node | null
}

/**
 * Whoever removes the thing whose button they pressed (a row, a question, a filter) goes on beside it: at what follows, else at what stands
 * before, else around both, else at the page's heading. Without this a browser begins again at the top of the document. Not after a tap: the focus would open the
 * keyboard on the screen.
 */
export function keepFocus(signal: AbortSignal): void {
  let held: Element | undefined
  let gap: Gap | undefined
  let isTouch = false

  function hold({ target }: Pick<FocusEvent, 'target'>) {
    // A dialog gives the focus back to its opener; where that is gone by then, its place is what counts.
    if (!(target instanceof Element) || target.closest('dialog') || !target.closest('main')) return
    held = target
    gap = undefined
  }

  function letGo({ target, relatedTarget }: FocusEvent) {
    // A press beside everything: nobody is there any more. What is taken away at this moment still seems to stand.
    if (target === held && !relatedTarget)
      queueMicrotask(() => held === target && held?.isConnected && document.hasFocus() && (held = undefined))
  }

  function goBeside() {
    // In a dialog, or wherever the page's own hand has put it since.
    if (!gap || document.activeElement !== document.body) return
    const stop = isTouch ? undefined : stopBeside(gap)
    gap = undefined
    stop?.focus()
  }

  const watching = new MutationObserver((records) => {
    if (held && !held.isConnected) {
      gap = gapOf(held, records)
      held = undefined
    } else if (gap && !gap.box.isConnected) gap = gapOf(gap.box, records)
    if (gap) requestAnimationFrame(goBeside)
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

/** Undefined where a whole page went: the next one takes the focus to its heading. */
function gapOf(gone: Node, records: readonly MutationRecord[]): Gap | undefined {
  for (const { removedNodes, target, nextSibling, previousSibling } of records) {
    if (![...removedNodes].some((node) => node.contains(gone))) continue
    if (!target.isConnected) gone = target
    else if (target instanceof Element && target.closest('main') && target.localName !== 'main')
      return { box: target, next: nextSibling, before: previousSibling }
  }
  return undefined
}

function stopBeside({ box, next, before }: Gap): HTMLElement | undefined {
  const beside = firstStop(next) ?? firstStop(before)
  if (beside) return beside
  for (
    let around: Element | null = box as Element;
    around && around.localName !== 'main';
    around = around.parentElement
  ) {
    const stop = firstStop(around) ?? nearest(around, 'nextElementSibling') ?? nearest(around, 'previousElementSibling')
    if (stop) return stop
  }
  return document.querySelector<HTMLElement>('main h1') ?? undefined
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
