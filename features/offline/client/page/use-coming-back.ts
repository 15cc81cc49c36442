import { useEffect } from 'react'
import { onReachable } from '../on-reachable'

/** Loads the page that was asked for once it can be had. */
export function useComingBack(): void {
  useEffect(() => {
    const over = new AbortController()
    onReachable(() => location.reload(), over.signal)
    return () => over.abort()
  }, [])
}
