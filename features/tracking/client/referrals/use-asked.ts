import { useEffect, useRef, useState } from 'react'

/** What somebody began to write about one thing. */
export interface Draft {
  readonly begun: string
  readonly keep: (words: string) => void
}

/**
 * What a dialog asks about, kept above the list: its row may go while somebody writes. Whoever answered, and whoever closes it after the row has gone, goes
 * on at the heading.
 */
export function useAsked<T extends object>() {
  const [asked, ask] = useState<T>()
  const heading = useRef<HTMLHeadingElement>(null)
  const was = useRef<'asked' | 'answered'>(undefined)
  useEffect(() => {
    if (asked) {
      was.current = 'asked'
      return
    }
    if (was.current === 'answered' || (was.current && document.activeElement === document.body))
      heading.current?.focus()
    was.current = undefined
  }, [asked])
  const written = useRef(new Map<string, string>())
  /** A press beside the dialog loses nothing: what was begun is there again as long as its list is. */
  const draftOf = (what: string): Draft => ({
    begun: written.current.get(what) ?? '',
    keep: (words) => void written.current.set(what, words),
  })
  const onClose = () => ask(undefined)
  const onDone = () => {
    was.current = 'answered'
    onClose()
  }
  return { asked, ask, heading, draftOf, onClose, onDone }
}
