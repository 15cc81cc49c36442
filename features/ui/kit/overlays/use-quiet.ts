import { useEffect, useState } from 'react'

/** False until the page has been drawn and has nothing better to do; what is not needed at once waits for it. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    const becomeQuiet = () => setQuiet(true)
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(becomeQuiet, 200)
      return () => clearTimeout(timer)
    }
    const wish = requestIdleCallback(becomeQuiet, { timeout: 2000 })
    return () => cancelIdleCallback(wish)
  }, [])
  return quiet
}
