import { type RefObject, useEffect, useRef } from 'react'

/** The focus goes along into the second level, which hides the first, and back to the entry that led there. */
export function useLevelFocus(levels: RefObject<HTMLElement | null>, isDeep: boolean, from: string | undefined): void {
  const wasDeep = useRef(isDeep)
  useEffect(() => {
    if (wasDeep.current === isDeep) return
    wasDeep.current = isDeep
    const target = isDeep ? '[data-second-level] a' : `a[href="${CSS.escape(from ?? '')}"]`
    levels.current?.querySelector<HTMLElement>(target)?.focus()
  }, [levels, isDeep, from])
}
