import { useContext, useEffect, useState } from 'react'
import { ComingAliveContext } from './coming-alive'
import { whenIdle } from './when-idle'

/** True once the page is alive and nothing else is to do: what a press may ask for can be made ready then. Never for those who save data. */
export function useForehand(): boolean {
  const alive = useContext(ComingAliveContext)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let callOff = () => {}
    let isOver = false
    void Promise.resolve(alive?.whole).then(() => {
      if (!isOver) callOff = whenIdle(() => setIdle(true))
    })
    return () => {
      isOver = true
      callOff()
    }
  }, [alive])
  return isIdle
}
