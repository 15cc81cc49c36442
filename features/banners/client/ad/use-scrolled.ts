import { useEffect, useState } from 'react'

/** Runs once the page stands so many px from its top: at once, or when it was scrolled there. Returns how to call it off. */
export function whenScrolled(px: number, run: () => void): () => void {
  const over = new AbortController()
  const look = () => {
    if (window.scrollY < px) return
    over.abort()
    run()
  }
  addEventListener('scroll', look, { passive: true, signal: over.signal })
  look()
  return () => over.abort()
}

/** True from the moment on in which it was wanted and the page stood so far from its top. */
export function useScrolled(isWanted: boolean, px: number): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const stop = whenScrolled(px, () => setThere(true))
    return () => {
      stop()
      setThere(false)
    }
  }, [isWanted, px])
  return isWanted && isThere
}
