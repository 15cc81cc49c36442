import { useEffect, useState } from 'react'

/** The server never wants anybody to wait for longer. */
const MOST_MS = 30_000

/** Whole seconds until an instant of the server's, 0 once it is past; counts down. A clock here that goes late must not make it longer. */
export function useSecondsLeft(until: string | null): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const leftMs = until === null ? 0 : Math.min(MOST_MS, Date.parse(until) - Date.now())
    const end = Date.now() + leftMs
    const count = () => Math.max(0, Math.ceil((end - Date.now()) / 1000))
    setLeft(count())
    if (count() === 0) return
    const timer = setInterval(() => {
      setLeft(count())
      if (count() === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
