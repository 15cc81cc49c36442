import { useEffect, useRef } from 'react'
import { navigation } from '../contract'
import { useService } from './kernel-context'

/** What is typed into a form is not taken away unasked: not by leaving the page, and not by closing the form (what it returns). */
export function useUnsaved(isChanged: boolean): (close: () => void) => void {
  const { guardLeaving, mayLeave } = useService(navigation)
  useEffect(() => (isChanged ? guardLeaving(() => true) : undefined), [guardLeaving, isChanged])
  // Not drawn, and true at once: a second press finds the question of the first.
  const isAsking = useRef(false)

  async function askFirst(close: () => void) {
    if (isAsking.current) return
    isAsking.current = true
    try {
      if (await mayLeave()) close()
    } finally {
      isAsking.current = false
    }
  }
  return (close) => void askFirst(close)
}
