import { useEffect, useEffectEvent } from 'react'

const LAYERS = 'dialog:modal, [popover]:not([popover="manual"]):popover-open'

/** Escape closes what lies on top, and so this only when nothing lies above it. */
export function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(LAYERS)) escape()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
