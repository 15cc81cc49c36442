import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a box whose steps take each other's place: what led to another step is gone, or is its button now, so one goes on in what is asked for,
 * else at the first button. A step that has put the focus into a field of its own is left where it is.
 */
export function useStepField<Box extends HTMLElement>(step: unknown): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const { activeElement } = document
    if (box.current?.contains(activeElement) && activeElement?.matches('input, select, textarea')) return
    const find = (what: string) => box.current?.querySelector<HTMLElement>(what)
    const stop = find('[data-autofocus], input:not([readonly])') ?? find('button')
    stop?.focus()
  }, [step])
  return box
}
