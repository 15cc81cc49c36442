import { useEffect, useState } from 'react'

const TICK_MS = 15_000

/** The server's clock, which said `now` when the form was asked for: whoever writes for an hour sees the time that is left by then. */
export function useServerNow(now: string): Date {
  const [passedMs, setPassed] = useState(0)
  useEffect(() => {
    const since = Date.now()
    const tick = () => setPassed(Date.now() - since)
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [now])
  return new Date(Date.parse(now) + passedMs)
}
