import type { PointerEvent, RefObject } from 'react'

const FAR_ENOUGH_PX = 80

/** A sheet's handle: pulled down far enough it closes, let go before that it springs back. */
export function usePullDown(sheet: RefObject<HTMLElement | null>, onClose: (() => void) | undefined) {
  if (!onClose) return {}
  const letGo = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    delete currentTarget.dataset.from
    if (sheet.current) sheet.current.style.translate = ''
  }
  const pulled = (event: PointerEvent<HTMLElement>) =>
    Math.max(0, event.clientY - Number(event.currentTarget.dataset.from))
  return {
    'data-handle': '',
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.dataset.from = String(event.clientY)
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.dataset.from && sheet.current) sheet.current.style.translate = `0 ${pulled(event)}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const far = pulled(event) > FAR_ENOUGH_PX
      letGo(event)
      if (far) onClose()
    },
    onPointerCancel: letGo,
  }
}
