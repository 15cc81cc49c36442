import { useEffect, useState } from 'react'
import { onceIdle, useOnceAlive } from '../../../web/kit'

const PATIENCE = { timeout: 2000, laterMs: 200 }

/** False until the page is alive and has nothing better to do; what is not needed at once waits for it. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false)
  const onceAlive = useOnceAlive()
  useEffect(() => {
    let callOff = () => {}
    const notAlive = onceAlive(() => {
      callOff = onceIdle(() => setQuiet(true), PATIENCE)
    })
    return () => {
      notAlive()
      callOff()
    }
  }, [onceAlive])
  return quiet
}
