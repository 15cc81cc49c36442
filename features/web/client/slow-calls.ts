import { proxy } from 'valtio/vanilla'
import type { After } from './debounce'

/** Calls that are under way for longer than one waits without a sign. */
export interface SlowCalls {
  /** Live state: read it through a snapshot. */
  readonly state: { readonly count: number }
  /** A call has begun; what it returns is called when it is over, well or not. */
  begin(): () => void
}

/** Spec §4, the global line: what is answered sooner shows nothing. */
const SLOW_MS = 300

export function createSlowCalls(after: After): SlowCalls {
  const state = proxy({ count: 0 })
  return {
    state,
    begin() {
      let isSlow = false
      const stop = after(SLOW_MS, () => {
        isSlow = true
        state.count += 1
      })
      return () => {
        stop()
        if (isSlow) state.count -= 1
        isSlow = false
      }
    },
  }
}

/** Time of the browser; pages that are drawn on the server wait for their calls and show no line. */
export const browserAfter: After = (ms, run) => {
  if (typeof window === 'undefined') return () => {}
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
