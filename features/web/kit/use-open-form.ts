import { useState } from 'react'
import { navigation } from '../contract'
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

/** The one form that is open on a page of many things. */
export function useOpenForm<T extends object | string>(): OpenForm<T> {
  const { mayLeave } = useService(navigation)
  const [{ written, press }, show] = useState<Pick<OpenForm<T>, 'written' | 'press'>>({ written: undefined, press: 0 })
  const next = (what: T | undefined) => show((before) => ({ written: what, press: before.press + 1 }))
  return {
    written,
    press,
    async write(what) {
      if (written === undefined || (await mayLeave())) next(what)
    },
    close: () => next(undefined),
  }
}
