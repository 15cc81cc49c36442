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

/** So long a page stands still before something comes above it: who is scrolling would see it jump. */
const REST_MS = 150

/** Runs once the page stands so many px from its top and is not being scrolled. Returns how to call it off. */
function whenAtRest(px: number, run: () => void): () => void {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    if (window.scrollY >= px) timer = setTimeout(settle, REST_MS)
  }
  const end = () => {
    clearTimeout(timer)
    over.abort()
  }
  function settle() {
    end()
    run()
  }
  addEventListener('scroll', look, { passive: true, signal: over.signal })
  look()
  return end
}

/** True from the moment on in which it was wanted and the page stood still so far from its top. */
export function useScrolled(isWanted: boolean, px: number): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const stop = whenAtRest(px, () => setThere(true))
    return () => {
      stop()
      setThere(false)
    }
  }, [isWanted, px])
  return isWanted && isThere
}
