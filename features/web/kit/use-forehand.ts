import { useEffect, useState } from 'react'
import { useOnceAlive } from './coming-alive'
import { whenIdle } from './when-idle'

/** True once the page is alive and nothing else is to do: what a press may ask for can be made ready then. Never for those who save data. */
export function useForehand(): boolean {
  const onceAlive = useOnceAlive()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let callOff = () => {}
    const notAlive = onceAlive(() => {
      callOff = whenIdle(() => setIdle(true))
    })
    return () => {
      notAlive()
      callOff()
    }
  }, [onceAlive])
  return isIdle
}
