import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { OWN_COUNTS_PATH, OWN_LISTS_PATH } from '../../../listings/contract'
import { forget } from '../../../web/kit'

/** Of what hides and brings back. */
export const HIDING = ['saved', 'hiding'] as const

/**
 * Has one's own lists asked for again once what is hidden is another than before, here or on another device: the counts when something more is
 * hidden, the rows too when something comes back, which may not be among them. Only when the server knows, and once for each change.
 */
export function useTellLists(hidden: readonly number[] | undefined): void {
  const queries = useQueryClient()
  const isUnderWay = useIsMutating({ mutationKey: HIDING }) > 0
  const before = useRef<readonly number[]>(undefined)
  useEffect(() => {
    if (isUnderWay || !hidden) return
    const was = before.current
    before.current = hidden
    if (!was) return
    const isBack = was.some((id) => !hidden.includes(id))
    const isGone = hidden.some((id) => !was.includes(id))
    if (isBack || isGone) void forget(queries, isBack ? OWN_LISTS_PATH : OWN_COUNTS_PATH)
  }, [hidden, isUnderWay, queries])
}
