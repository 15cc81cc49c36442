import { useEffect, useState } from 'react'

/** Whole seconds until an instant of the server's, 0 once it is past; counts down. */
export function useSecondsLeft(until: string | null): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const count = () => (until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000)))
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
