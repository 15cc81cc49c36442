import { useContext, useEffect, useState } from 'react'
import { ComingAliveContext } from './coming-alive'

/** Where browsers have no idle callback (Safari): late enough for the first paint to be done with. */
const LATER_MS = 2000

/** True once the page is alive and nothing else is to do: what a press may ask for can be made ready then. Never for those who save data. */
export function useForehand(): boolean {
  const alive = useContext(ComingAliveContext)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (savesData()) return
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

const savesData = () => (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run)
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(run, LATER_MS)
  return () => clearTimeout(timer)
}
