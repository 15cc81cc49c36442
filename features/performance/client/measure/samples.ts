import { NOT_AVAILABLE, type Tell } from '../metrics'

/** Spec §9: memory is sampled every second, DOM nodes every five. */
const MEMORY_MS = 1000
const NODES_MS = 5000
const FRAMES_MS = 1000

/** Chromium's own, and no standard. */
interface Memory {
  readonly usedJSHeapSize: number
  readonly totalJSHeapSize: number
}

function every(ms: number, signal: AbortSignal, run: () => void): void {
  run()
  const timer = setInterval(run, ms)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** What the page uses while it is looked at: memoryUsage, jsHeapSize, domNodes, fps (spec §3). */
export function watchUse(signal: AbortSignal, tell: Tell): void {
  every(MEMORY_MS, signal, () => {
    const { memory } = performance as { memory?: Memory }
    tell({ memoryUsage: memory?.usedJSHeapSize ?? NOT_AVAILABLE, jsHeapSize: memory?.totalJSHeapSize ?? NOT_AVAILABLE })
  })
  every(NODES_MS, signal, () => tell({ domNodes: document.getElementsByTagName('*').length }))
  countFrames(signal, tell)
}

/** A hidden page draws nothing: what it did not draw is no fault of its own. */
function countFrames(signal: AbortSignal, tell: Tell): void {
  let frames = 0
  let since = performance.now()
  const begin = () => {
    frames = 0
    since = performance.now()
  }
  let next = requestAnimationFrame(function frame() {
    frames++
    const ms = performance.now() - since
    if (ms >= FRAMES_MS) {
      tell({ fps: Math.round((frames * 1000) / ms) })
      begin()
    }
    next = requestAnimationFrame(frame)
  })
  document.addEventListener('visibilitychange', begin, { signal })
  signal.addEventListener('abort', () => cancelAnimationFrame(next))
}
