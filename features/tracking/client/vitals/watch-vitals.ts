import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { VitalsRequest } from '../../contract/wire-vitals'

/** A document is loaded once. */
let isWatching = false

/** Measures how the load of this page felt, and tells it once, when the page is left. `page`: its id. */
export function watchVitals(page: string): void {
  if (isWatching) return
  isWatching = true
  const metrics = new Map<Metric['name'], number>()
  const keep = ({ name, value }: Metric) => void metrics.set(name, value)
  for (const on of [onLCP, onCLS, onINP, onFCP, onTTFB]) on(keep)
  addEventListener('visibilitychange', function tell() {
    if (document.visibilityState !== 'hidden' || metrics.size === 0) return
    removeEventListener('visibilitychange', tell)
    const body: VitalsRequest = { page, metrics: [...metrics].map(([name, value]) => ({ name, value })) }
    navigator.sendBeacon('/api/tracking/vitals', new Blob([JSON.stringify(body)], { type: 'application/json' }))
  })
}
