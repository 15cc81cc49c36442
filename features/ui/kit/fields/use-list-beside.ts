import { type RefObject, useLayoutEffect, useRef } from 'react'
import { placeBeside, roomBeside } from '../overlays/place-beside'

const MOST_PX = 320

/** The list of a field as a popover of the browser's own, above dialogs too: as wide as the field, and as high as there is room. */
export function useListBeside(isOpen: boolean, field: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const panel = list.current
    if (!isOpen || !panel) return
    panel.showPopover()
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true, passive: true }
    for (const happening of ['resize', 'scroll']) {
      window.addEventListener(happening, () => placeList(field.current, panel), options)
      // A keyboard that comes over the page moves nothing but this.
      window.visualViewport?.addEventListener(happening, () => placeList(field.current, panel), options)
    }
    return () => {
      listening.abort()
      panel.hidePopover()
    }
  }, [isOpen, field])
  // With each letter another number of options fits.
  useLayoutEffect(() => {
    if (isOpen) placeList(field.current, list.current)
  })
  return list
}

function placeList(field: HTMLElement | null, list: HTMLElement | null): void {
  if (!field || !list) return
  list.style.setProperty('--width', `${field.offsetWidth}px`)
  list.style.setProperty('--most', `${Math.min(roomBeside(field), MOST_PX)}px`)
  placeBeside(field, list, 'start')
}
