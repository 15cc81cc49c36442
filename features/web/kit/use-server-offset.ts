import { useEffect, useState } from 'react'
import { httpClient } from '../contract'
import { useOnceAlive } from './coming-alive'
import { useService } from './kernel-context'

/** Server's clock (`path` answers `{ now }`) minus the browser's, in milliseconds: asked when the page has come alive and whenever it wakes or finds the network again. Undefined until it is known. */
export function useServerOffset(path: string): number | undefined {
  const http = useService(httpClient)
  const onceAlive = useOnceAlive()
  const [offset, setOffset] = useState<number>()
  useEffect(() => {
    const gone = new AbortController()
    async function ask() {
      const asked = Date.now()
      const { data } = await http.get<{ now: string }>(path, { signal: gone.signal })
      setOffset(Date.parse(data.now) - (asked + Date.now()) / 2)
    }
    const measure = () => {
      if (document.visibilityState === 'visible') void ask().catch(() => undefined) // what is known stands
    }
    const notAlive = onceAlive(measure)
    // A laptop that slept with the page in sight says only that it has the focus again; a page out of the history, that it is shown.
    const { signal } = gone
    document.addEventListener('visibilitychange', measure, { signal })
    window.addEventListener('focus', measure, { signal })
    window.addEventListener('online', measure, { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && measure(), { signal })
    return () => {
      notAlive()
      gone.abort()
    }
  }, [http, path, onceAlive])
  return offset
}
