import { useEffect, useRef, useState } from 'react'
import { navigation } from '../contract'
import { findAgain } from './find-again'
import { useService } from './kernel-context'

interface OpenForm<T> {
  /** What the open form writes; undefined while none is open. */
  readonly written: T | undefined
  /** The form's key. Each press opens a form of its own, even for the same thing: a copy of a copy, or what was changed elsewhere meanwhile. */
  readonly press: number
  /** Asks first about what was typed into the form that is open. */
  write(what: T): Promise<void>
  close(): void
}

/** The one form that is open on a page of many things. Whoever closes it goes on where they opened it. */
export function useOpenForm<T extends object | string>(): OpenForm<T> {
  const { mayLeave } = useService(navigation)
  const [{ written, press }, show] = useState<Pick<OpenForm<T>, 'written' | 'press'>>({ written: undefined, press: 0 })
  const next = (what: T | undefined) => show((before) => ({ written: what, press: before.press + 1 }))
  const opener = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (press > 0 && written === undefined && opener.current) findAgain(opener.current)?.focus()
  }, [written, press])
  return {
    written,
    press,
    async write(what) {
      const pressed = document.activeElement
      if (written !== undefined && !(await mayLeave())) return
      if (pressed instanceof HTMLElement) opener.current = pressed
      next(what)
    },
    close: () => next(undefined),
  }
}
