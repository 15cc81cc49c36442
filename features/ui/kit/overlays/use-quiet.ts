import { useEffect, useState } from 'react'
import { useOnceAlive } from '../../../web/kit'

/** False until the page is alive and has nothing better to do; what is not needed at once waits for it. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false)
  const onceAlive = useOnceAlive()
  useEffect(() => {
    let callOff = () => {}
    const becomeQuiet = () => setQuiet(true)
    const notAlive = onceAlive(() => {
      if (typeof requestIdleCallback === 'undefined') {
        const timer = setTimeout(becomeQuiet, 200)
        callOff = () => clearTimeout(timer)
      } else {
        const wish = requestIdleCallback(becomeQuiet, { timeout: 2000 })
        callOff = () => cancelIdleCallback(wish)
      }
    })
    return () => {
      notAlive()
      callOff()
    }
  }, [onceAlive])
  return quiet
}
