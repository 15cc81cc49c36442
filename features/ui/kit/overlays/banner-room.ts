const ROOM = '--banners'

/** `ref={bannerRoom}` on the strip that stays at the top of the window: what stays below it keeps off by its height. */
export function bannerRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined
  const { style } = element.ownerDocument.documentElement
  const watching = new ResizeObserver(() => style.setProperty(ROOM, `${element.offsetHeight}px`))
  watching.observe(element)
  return () => {
    watching.disconnect()
    style.removeProperty(ROOM)
  }
}
