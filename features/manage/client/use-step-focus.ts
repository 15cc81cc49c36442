import { type RefObject, useEffect, useRef } from 'react'

interface StepFocus {
  /** Around the fields of the step. */
  readonly canvas: RefObject<HTMLDivElement | null>
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** Who comes to another step begins at its heading, in sight: what led there stands below its fields, or beside them. */
export function useStepFocus(step: string): StepFocus {
  const canvas = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return { canvas, heading }
}
