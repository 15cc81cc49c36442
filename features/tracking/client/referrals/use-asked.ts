import { useEffect, useRef, useState } from 'react'

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
  const onClose = () => ask(undefined)
  const onDone = () => {
    was.current = 'answered'
    onClose()
  }
  return { asked, ask, heading, onClose, onDone }
}
