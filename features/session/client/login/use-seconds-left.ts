import { useEffect, useState } from 'react'

/** Seconds until something may be done again; 0: now. `restart` begins anew. */
export function useSecondsLeft(seconds: number): { readonly left: number; restart(): void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  return { left, restart: () => setUntil(Date.now() + seconds * 1000) }
}
