import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { readKeptAt } from './kept/kept-pages'
import { onReachable } from './on-reachable'

export interface Connection {
  readonly isOffline: boolean
  /** Since when the page on screen is as it is, where it was answered by this device. */
  readonly keptAt: string | undefined
}

/** What the browser says of the network; and a page that this device answered shows that the server could not be reached. */
export function useConnection(): Connection {
  const [{ isOffline, keptAt }, setConnection] = useState<Connection>({ isOffline: false, keptAt: undefined })
  const queries = useQueryClient()
  const [path] = useLocation()
  const address = `${path}?${useSearch()}`
  const first = useRef(address)
  useEffect(() => {
    let kept = readKeptAt()
    const over = new AbortController()
    const gone = () => setConnection({ isOffline: true, keptAt: kept })
    function back() {
      // What the worker had kept counts as an answer of now: without this it would stand there for long, and nothing would say so.
      if (kept !== undefined) void queries.invalidateQueries()
      kept = undefined
      setConnection({ isOffline: false, keptAt: undefined })
    }
    if (!navigator.onLine || kept !== undefined) gone()
    addEventListener('offline', gone, { signal: over.signal })
    addEventListener('online', back, { signal: over.signal })
    // The browser saw nothing go, so it will see nothing come back.
    if (navigator.onLine && kept !== undefined) onReachable(back, over.signal)
    return () => over.abort()
  }, [queries])
  // What was opened from a kept page inside the site is another page.
  return { isOffline, keptAt: address === first.current ? keptAt : undefined }
}
