import { type RefObject, useEffect, useRef } from 'react'

/** For a form that a button opens, perhaps from far below it: one goes on in its first field. */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [])
  return form
}
