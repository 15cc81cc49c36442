const BAR = 'data-thumb-bar'
const ABOVE = 'data-above-thumb-bar'

/**
 * `ref={thumbBar}` on a bar at the foot of the window, or on something inside of it: what floats keeps above it (`--thumb`), so that no
 * banner and no toast covers a page's main button. One that does not stay there at this width, or is not shown, takes no room.
 */
export const thumbBar = (element: HTMLElement | null) => watch(element, BAR)

/** A bar of one's own choosing, which stands above those of the page (`--thumb-bars`); what floats keeps above this one too. */
export const aboveThumbBar = (element: HTMLElement | null) => watch(element, ABOVE)

function watch(element: HTMLElement | null, mark: string): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined
  const measure = () => void (noteHeight(element, mark) && tellRoom(element.ownerDocument))
  const watching = new ResizeObserver(measure)
  watching.observe(element)
  const listening = new AbortController()
  addEventListener('resize', measure, { signal: listening.signal })
  return () => {
    watching.disconnect()
    listening.abort()
    element.removeAttribute(mark)
    tellRoom(element.ownerDocument)
  }
}

/** Whether it is new: each mark makes the browser look at the whole page's style again, before the next bar is measured. */
function noteHeight(element: HTMLElement, mark: string): boolean {
  const height = heightAtFoot(element)
  if (Number(element.getAttribute(mark)) === height) return false
  element.setAttribute(mark, String(height))
  return true
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

const markedBy = (page: Document, mark: string) => [...page.querySelectorAll<HTMLElement>(`[${mark}]`)]
const tallest = (page: Document, mark: string) =>
  Math.max(0, ...markedBy(page, mark).map((each) => Number(each.getAttribute(mark))))

function tellRoom(page: Document): void {
  const bars = tallest(page, BAR)
  setRoom(page, '--thumb-bars', bars)
  // They moved along, which no observer of sizes sees.
  for (const each of markedBy(page, ABOVE)) noteHeight(each, ABOVE)
  setRoom(page, '--thumb', Math.max(bars, tallest(page, ABOVE)))
}

function setRoom({ documentElement }: Document, name: string, room: number): void {
  if (room > 0) documentElement.style.setProperty(name, `${room}px`)
  else documentElement.style.removeProperty(name)
}
