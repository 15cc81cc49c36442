import { useEffect, useState } from 'react'
import { httpClient } from '../contract'
import { useService } from './kernel-context'

/** Server's clock (`path` answers `{ now }`) minus the browser's, in milliseconds: asked when the page opens and whenever it wakes. 0 until it is known. */
export function useServerOffset(path: string): number {
  const http = useService(httpClient)
  const [offset, setOffset] = useState(0)
  useEffect(() => {
    const gone = new AbortController()
    async function ask() {
      const asked = Date.now()
      const { data } = await http.get<{ now: string }>(path, { signal: gone.signal })
      setOffset(Date.parse(data.now) - (asked + Date.now()) / 2)
    }
    const measure = () => {
      if (document.visibilityState === 'visible') void ask().catch(() => undefined) // the browser's own clock goes on
    }
    measure()
    document.addEventListener('visibilitychange', measure)
    return () => {
      gone.abort()
      document.removeEventListener('visibilitychange', measure)
    }
  }, [http, path])
  return offset
}
