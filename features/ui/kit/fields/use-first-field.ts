import { type RefObject, useEffect } from 'react'
import { useWrongField } from './use-wrong-field'

/** For a form that a button opens, perhaps from far below it: one goes on in its first field (or button, where it has none), and as `useWrongField` has it. */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useWrongField()
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input, select, textarea')
    const stop = field ?? form.current?.querySelector('button')
    stop?.focus()
  }, [form])
  return form
}
