import { useEffect } from 'react'

/** `#notifications` opened the panel and has done its part: kept, it would open it again after every change of who looks. */
export function useHashDropped(): void {
  useEffect(() => {
    if (!location.hash.includes('notifications')) return
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
}
