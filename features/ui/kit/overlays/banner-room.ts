const ROOM = '--banners'

/** `ref={bannerRoom}` on the strip that stays at the top of the window: what stays below it keeps off by its height. */
export function bannerRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined
  const { style } = element.ownerDocument.documentElement
  const watching = new ResizeObserver(() => {
    const room = `${element.offsetHeight}px`
    // Only what is new: each time the browser looks at the whole page's style again.
    if (room !== (style.getPropertyValue(ROOM) || '0px')) style.setProperty(ROOM, room)
  })
  watching.observe(element)
  return () => {
    watching.disconnect()
    style.removeProperty(ROOM)
  }
}
