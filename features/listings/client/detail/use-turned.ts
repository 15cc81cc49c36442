import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { forget } from '../../../web/kit'
import type { OpportunityDetail } from '../../contract/wire'

/** Answers are kept for five seconds on their way: the first one after that is surely of the new time. */
const SURELY_NEW_MS = 6000

/**
 * The opportunity as it stands this second. `turn` is to be called when its countdown ends: from then on all of the page says that it is closed,
 * unless its deadline turns out to be another one, and the server is asked what can be done now.
 */
export function useTurned(opportunity: OpportunityDetail): {
  readonly opportunity: OpportunityDetail
  readonly turn: () => void
} {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [overFor, setOverFor] = useState<string | null>(null)
  const { standing, closesAt } = opportunity
  useEffect(() => () => clearTimeout(timer.current), [])
  const turn = useCallback(() => {
    const ask = () => void forget(queries, '/api/listings/opportunities/')
    if (standing === 'open') setOverFor(closesAt)
    ask()
    clearTimeout(timer.current)
    timer.current = setTimeout(ask, SURELY_NEW_MS)
  }, [queries, standing, closesAt])
  const isOver = standing === 'open' && closesAt !== null && overFor === closesAt
  return { opportunity: isOver ? { ...opportunity, standing: 'closed' } : opportunity, turn }
}
