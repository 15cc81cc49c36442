const GAP_PX = 6
const EDGE_PX = 8

export type Align = 'start' | 'end' | 'centre'

/** Puts a floating element below its anchor, above where there is no room below, and never past the edge of the window. */
export function placeBeside(anchor: HTMLElement, floating: HTMLElement, align: Align): void {
  const at = anchor.getBoundingClientRect()
  const own = floating.getBoundingClientRect()
  const { innerWidth, top, foot } = seenFrom(anchor)
  const below = at.bottom + GAP_PX
  const above = at.top - GAP_PX - own.height
  const wantsAbove = below + own.height > foot - EDGE_PX && above >= top + EDGE_PX
  const left = { start: at.left, end: at.right - own.width, centre: at.left + (at.width - own.width) / 2 }[align]
  const furthest = Math.max(EDGE_PX, innerWidth - own.width - EDGE_PX)
  floating.style.setProperty('--x', `${Math.round(Math.min(Math.max(left, EDGE_PX), furthest))}px`)
  floating.style.setProperty('--y', `${Math.round(wantsAbove ? above : below)}px`)
  floating.dataset.placed = ''
}

/** How high it can be at most, below its anchor or above it. */
export function roomBeside(anchor: HTMLElement): number {
  const at = anchor.getBoundingClientRect()
  const { top, foot } = seenFrom(anchor)
  return Math.floor(Math.max(foot - at.bottom, at.top - top) - GAP_PX - EDGE_PX)
}

/** Runs when what floats may stand elsewhere by now, until the signal: the page moved, or a phone's keyboard came over it, which moves nothing else. */
export function whenMoved(place: () => void, signal: AbortSignal): void {
  const options = { signal, capture: true, passive: true }
  for (const happening of ['resize', 'scroll']) {
    window.addEventListener(happening, place, options)
    window.visualViewport?.addEventListener(happening, place, options)
  }
}

/** What is seen of the window: a phone's keyboard covers its foot without making it smaller. */
function seenFrom(anchor: HTMLElement) {
  const { innerWidth, innerHeight, visualViewport } = anchor.ownerDocument.defaultView ?? window
  const top = visualViewport?.offsetTop ?? 0
  return { innerWidth, top, foot: visualViewport ? top + visualViewport.height : innerHeight }
}
