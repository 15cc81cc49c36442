import { useEffect, useReducer } from 'react'
import { watchUse } from './measure/samples'
import { watchVitals } from './measure/vitals'
import { added, type Measurements, nothingMeasured } from './metrics'

/** Measures as long as somebody looks; nothing is kept. */
export function useMeasurements(): Measurements {
  const [measured, tell] = useReducer(added, nothingMeasured)
  useEffect(() => {
    const control = new AbortController()
    watchVitals(control.signal, tell)
    watchUse(control.signal, tell)
    return () => control.abort()
  }, [])
  return measured
}
