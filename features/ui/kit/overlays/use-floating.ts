import { type RefObject, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react'
import { useId } from '../../../web/kit'
import { type Align, placeBeside, whenMoved } from './place-beside'
import { swallowPressBeside } from './press-beside'

export interface Floating {
  readonly isOpen: boolean
  /** For the button that opens it: works before the page's script does. */
  readonly trigger: {
    readonly popoverTarget: string
    readonly 'aria-expanded': boolean
    readonly ref: RefObject<HTMLButtonElement | null>
  }
  /** For the element that floats. */
  readonly panel: {
    readonly id: string
    readonly popover: 'auto'
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onBeforeToggle: (event: ToggleEvent<HTMLElement>) => void
    readonly onToggle: (event: ToggleEvent<HTMLElement>) => void
  }
  readonly close: () => void
}

/** A native popover beside its button: Esc and a click elsewhere close it, and it moves along when the page does. */
export function useFloating(align: Align, onOpened?: (panel: HTMLElement) => void): Floating {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isShown, setShown] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const opened = useRef(onOpened)
  opened.current = onOpened
  useLayoutEffect(() => {
    // Both must have happened: its content is drawn, and the browser shows it, so that it has a size and takes the focus.
    if (!isOpen || !isShown || !trigger.current || !panel.current) return
    placeBeside(trigger.current, panel.current, align)
    opened.current?.(panel.current)
  }, [isOpen, isShown, align])
  // With the drawing, not after it: a move of the page that comes at once is heard.
  useLayoutEffect(() => {
    if (!isOpen) return
    const place = () => trigger.current && panel.current && placeBeside(trigger.current, panel.current, align)
    const listening = new AbortController()
    swallowPressBeside([trigger.current, panel.current], listening.signal)
    whenMoved(place, listening.signal)
    // What was opened over one page does not stand over the next (spec §4); filters that change the query alone stay.
    const from = location.pathname
    const leave = () => location.pathname !== from && panel.current?.hidePopover()
    for (const moved of ['popstate', 'pushState', 'replaceState'])
      window.addEventListener(moved, leave, { signal: listening.signal })
    return () => listening.abort()
  }, [isOpen, align])

  function close() {
    panel.current?.hidePopover()
    trigger.current?.focus()
  }

  return {
    isOpen,
    trigger: { popoverTarget: id, 'aria-expanded': isOpen, ref: trigger },
    panel: {
      id,
      popover: 'auto',
      ref: panel,
      onBeforeToggle: (event) => setOpen(event.newState === 'open'),
      onToggle: (event) => setShown(event.newState === 'open'),
    },
    close,
  }
}
