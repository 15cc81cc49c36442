import { useEffect, useRef, useState } from 'react'

/**
 * What a dialog asks about, kept above the list: its row may go while somebody writes. Whoever answered, and whoever closes it after the row has gone, goes
 * on at the heading.
 */
export function useAsked<T extends object>() {
  const [asked, ask] = useState<T>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isAnswered = useRef(false)
  useEffect(() => {
    if (!asked) return
    return () => {
      if (isAnswered.current || document.activeElement === document.body) heading.current?.focus()
      isAnswered.current = false
    }
  }, [asked])
  const onClose = () => ask(undefined)
  const onDone = () => {
    isAnswered.current = true
    onClose()
  }
  return { asked, ask, heading, onClose, onDone }
}
