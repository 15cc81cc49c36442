import { type RefObject, useEffect, useReducer, useRef } from 'react'

/**
 * For any form: whenever it was sent and something is wrong, at once or by the server's word, one goes on in the first field that is.
 */
export function useWrongField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const [, drawAnew] = useReducer((sendings: number) => sendings + 1, 0)

  useEffect(() => {
    const own = form.current
    if (!own) return
    function send() {
      isSent.current = true
      // What was wrong before, and is still, changes nothing that would be drawn by itself.
      drawAnew()
    }
    // Who has gone on by themselves is left where they are.
    const goOn = () => void (isSent.current = false)
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
