import { useContext, useEffect } from 'react'
import { ComingAliveContext } from './coming-alive'
import { loadTexts, TextSourceContext } from './feature-texts'
import type { Shown } from './kernel-context'
import { loadModule } from './modules'

/** Where browsers have no idle callback (Safari): late enough for the first paint to be done with. */
const LATER_MS = 2000

interface Lazy {
  readonly load: () => Promise<object>
}

/** Fetches, while nothing else is to do, the code and texts of parts that a press may ask for: then they stand at once. Not for those who save data. */
export function useForehand(parts: readonly Shown<Lazy>[]): void {
  const source = useContext(TextSourceContext)
  const alive = useContext(ComingAliveContext)
  useEffect(() => {
    if (!source || savesData()) return
    let callOff = () => {}
    let isOver = false
    const fetchAll = () => {
      for (const { feature, item } of parts) {
        loadModule(item.load).catch(() => {}) // asked for again when it is wanted
        loadTexts(source.texts, source.language, feature).catch(() => {})
      }
    }
    void Promise.resolve(alive?.whole).then(() => {
      if (!isOver) callOff = whenIdle(fetchAll)
    })
    return () => {
      isOver = true
      callOff()
    }
  }, [parts, source, alive])
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
