import { type RefObject, useLayoutEffect, useRef } from 'react'
import { placeBeside, roomBeside, whenMoved } from '../overlays/place-beside'

const MOST_PX = 320
const STILL_FRAMES = 10

/** The list of a field as a popover of the browser's own, above dialogs too: as wide as the field, and as high as there is room. */
export function useListBeside(isOpen: boolean, field: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const panel = list.current
    if (!isOpen || !panel) return
    panel.showPopover()
    const listening = new AbortController()
    const place = () => placeList(field.current, panel)
    whenMoved(place, listening.signal)
    // A sheet that slides in with the field tells nobody where it is by now.
    let frame = 0
    let still = 0
    const follow = () => {
      still = place() ? 0 : still + 1
      if (still < STILL_FRAMES) frame = requestAnimationFrame(follow)
    }
    follow()
    return () => {
      listening.abort()
      cancelAnimationFrame(frame)
      panel.hidePopover()
    }
  }, [isOpen, field])
  // With each letter another number of options fits.
  useLayoutEffect(() => {
    if (isOpen) placeList(field.current, list.current)
  })
  return list
}

/** Whether it had to move. */
function placeList(field: HTMLElement | null, list: HTMLElement | null): boolean {
  if (!field || !list) return false
  const place = () => `${list.style.getPropertyValue('--x')} ${list.style.getPropertyValue('--y')}`
  const before = place()
  list.style.setProperty('--width', `${field.offsetWidth}px`)
  list.style.setProperty('--most', `${Math.min(roomBeside(field), MOST_PX)}px`)
  placeBeside(field, list, 'start')
  return place() !== before
}
