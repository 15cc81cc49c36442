import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a form that a button opens, perhaps from far below it: one goes on in its first field (or button, where it has none), and whenever it
 * was sent and something is wrong, at once or by the server's word, in the first field that is.
 */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)

  useEffect(() => {
    const own = form.current
    if (!own) return
    const send = () => void (isSent.current = true)
    // Who has gone on by themselves is left where they are.
    const goOn = () => void (isSent.current = false)
    const field = own.querySelector<HTMLElement>('input, select, textarea') ?? own.querySelector('button')
    field?.focus()
    own.addEventListener('submit', send)
    own.addEventListener('input', goOn)
    own.addEventListener('focusin', goOn)
    return () => {
      own.removeEventListener('submit', send)
      own.removeEventListener('input', goOn)
      own.removeEventListener('focusin', goOn)
    }
  }, [])

  // After each drawing: what is wrong is marked by then.
  useEffect(() => {
    if (isSent.current && form.current) firstWrong(form.current)?.focus()
  })
  return form
}

/** The first field in it that is marked as wrong, or is not answered though it must be. */
export const firstWrong = (box: Element): HTMLElement | undefined =>
  [...box.querySelectorAll<HTMLInputElement>('[aria-invalid="true"], input[required]')].find(
    (field) => field.matches('[aria-invalid="true"]') || !field.validity.valid,
  )
