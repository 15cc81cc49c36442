/** How long after the last movement the page is told, and how often at most it looks (spec §9). */
const AFTER_MS = 300
const THROTTLE_MS = 200

/** Tells `tell` where the page stands, 300 ms after scrolling; looks at most every 200 ms. */
export function watchScroll(tell: (top: number) => void, signal: AbortSignal): void {
  let looked = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const now = performance.now()
    if (now - looked < THROTTLE_MS) return
    looked = now
    clearTimeout(timer)
    timer = setTimeout(() => tell(window.scrollY), AFTER_MS)
  }
  addEventListener('scroll', look, { passive: true, signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
