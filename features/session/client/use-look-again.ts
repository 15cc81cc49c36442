import { useEffect } from 'react'

/** A link of a mail may be opened in another tab meanwhile: whoever comes back to this one sees at once what became of it. */
export function useLookAgain(look: () => unknown): void {
  useEffect(() => {
    const back = () => document.hidden || void look()
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [look])
}
