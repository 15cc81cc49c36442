const MARK = 'data-thumb-bar'

/**
 * `ref={thumbBar}` on a bar at the foot of the window, or on something inside of it: what floats keeps above it (`--thumb`), so that no
 * banner and no toast covers a page's main button. One that does not stay there at this width, or is not shown, takes no room.
 */
export function thumbBar(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined
  const measure = () => {
    const height = heightAtFoot(element)
    // Only what is new: each mark makes the browser look at the whole page's style again, before the next bar is measured.
    if (Number(element.getAttribute(MARK)) === height) return
    element.setAttribute(MARK, String(height))
    tellRoom(element.ownerDocument)
  }
  const watching = new ResizeObserver(measure)
  watching.observe(element)
  const listening = new AbortController()
  addEventListener('resize', measure, { signal: listening.signal })
  return () => {
    watching.disconnect()
    listening.abort()
    element.removeAttribute(MARK)
    tellRoom(element.ownerDocument)
  }
}

/** How far up from the window's foot the bar reaches: the box that stays there, or the element itself where the page does not scroll. */
function heightAtFoot(element: HTMLElement): number {
  const stays = boxThatStays(element)
  const { top, bottom, height } = (stays ?? element).getBoundingClientRect()
  const room = innerHeight - top
  const isBar = height > 0 && room > 0 && room < innerHeight / 2
  return isBar && (stays !== undefined || Math.abs(bottom - innerHeight) < 2) ? Math.ceil(room) : 0
}

function boxThatStays(element: HTMLElement): HTMLElement | undefined {
  for (let box: HTMLElement | null = element; box; box = box.parentElement) {
    const { position, bottom } = getComputedStyle(box)
    if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) return box
  }
  return undefined
}

function tellRoom(page: Document): void {
  const heights = [...page.querySelectorAll(`[${MARK}]`)].map((each) => Number(each.getAttribute(MARK)))
  const room = Math.max(0, ...heights)
  if (room > 0) page.documentElement.style.setProperty('--thumb', `${room}px`)
  else page.documentElement.style.removeProperty('--thumb')
}
