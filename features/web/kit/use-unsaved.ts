import { useEffect } from 'react'
import { navigation } from '../contract'
import { useService } from './kernel-context'

/** What is typed into a form is not taken away unasked: not by leaving the page, and not by closing the form (what it returns). */
export function useUnsaved(isChanged: boolean): (close: () => void) => void {
  const { guardLeaving, mayLeave } = useService(navigation)
  useEffect(() => (isChanged ? guardLeaving(() => true) : undefined), [guardLeaving, isChanged])
  return (close) => void mayLeave().then((may) => may && close())
}
