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
    // A laptop that slept with the page in sight says only that it has the focus again; a page out of the history, that it is shown.
    const { signal } = gone
    document.addEventListener('visibilitychange', measure, { signal })
    window.addEventListener('focus', measure, { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && measure(), { signal })
    return () => gone.abort()
  }, [http, path])
  return offset
}
