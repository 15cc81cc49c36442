const MARK = 'data-asking'
const ROOM = '--asking'

/**
 * `ref={askingRoom}` on a card that waits for an answer at the foot of the window. Where it is as wide as the window the page gets room for it at
 * its end, and focus scrolls clear of it: every field and button can be brought out from under it.
 */
export function askingRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined
  const root = element.ownerDocument.documentElement
  function leave() {
    root.removeAttribute(MARK)
    root.style.removeProperty(ROOM)
  }
  const watching = new ResizeObserver(() => {
    if (element.offsetWidth < root.clientWidth * 0.8) return leave()
    root.setAttribute(MARK, '')
    root.style.setProperty(ROOM, `${element.offsetHeight}px`)
  })
  watching.observe(element)
  return () => {
    watching.disconnect()
    leave()
  }
}
