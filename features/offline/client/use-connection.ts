import { useEffect, useState } from 'react'
import { readKeptAt } from './kept/kept-pages'
import { onReachable } from './on-reachable'

export interface Connection {
  readonly isOffline: boolean
  /** Since when the page on screen is as it is, where it was answered by this device. */
  readonly keptAt: string | undefined
}

/** What the browser says of the network; and a page that this device answered shows that the server could not be reached. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>({ isOffline: false, keptAt: undefined })
  useEffect(() => {
    const keptAt = readKeptAt()
    const over = new AbortController()
    const tell = (isOffline: boolean) => () => setConnection({ isOffline, keptAt: isOffline ? keptAt : undefined })
    tell(!navigator.onLine || keptAt !== undefined)()
    addEventListener('offline', tell(true), { signal: over.signal })
    addEventListener('online', tell(false), { signal: over.signal })
    // The browser saw nothing go, so it will see nothing come back.
    if (navigator.onLine && keptAt !== undefined) onReachable(tell(false), over.signal)
    return () => over.abort()
  }, [])
  return connection
}
