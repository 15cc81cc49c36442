import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { forget } from '../../../web/kit'

/** Answers are kept for five seconds on their way: the first one after that is surely of the new time. */
const SURELY_NEW_MS = 6000

/** To be called the second an opportunity opens: the server is asked what can be done now. */
export function useOpening(): () => void {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    const ask = () => void forget(queries, '/api/listings/opportunities/')
    ask()
    timer.current = setTimeout(ask, SURELY_NEW_MS)
  }, [queries])
}
