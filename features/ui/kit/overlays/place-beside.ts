const GAP_PX = 6
const EDGE_PX = 8

export type Align = 'start' | 'end' | 'centre'

/** Puts a floating element below its anchor, above where there is no room below, and never past the edge of the window. */
export function placeBeside(anchor: HTMLElement, floating: HTMLElement, align: Align): void {
  const at = anchor.getBoundingClientRect()
  const own = floating.getBoundingClientRect()
  const { innerWidth, innerHeight } = anchor.ownerDocument.defaultView ?? window
  const below = at.bottom + GAP_PX
  const above = at.top - GAP_PX - own.height
  const wantsAbove = below + own.height > innerHeight - EDGE_PX && above >= EDGE_PX
  const left = { start: at.left, end: at.right - own.width, centre: at.left + (at.width - own.width) / 2 }[align]
  const furthest = Math.max(EDGE_PX, innerWidth - own.width - EDGE_PX)
  floating.style.setProperty('--x', `${Math.round(Math.min(Math.max(left, EDGE_PX), furthest))}px`)
  floating.style.setProperty('--y', `${Math.round(wantsAbove ? above : below)}px`)
  floating.dataset.placed = ''
}
