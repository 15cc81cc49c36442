/** How long after the last movement the page is told, and how often at most it looks (spec §9). */
const AFTER_MS = 300
const THROTTLE_MS = 200

/** Tells `tell` where the page stands, 300 ms after scrolling; looks at most every 200 ms, and once more when movement went on meanwhile. */
export function watchScroll(tell: (top: number) => void, signal: AbortSignal): void {
  let telling: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  let hasMovedOn = false

  function look() {
    if (resting !== undefined) {
      hasMovedOn = true
      return
    }
    clearTimeout(telling)
    telling = setTimeout(() => tell(window.scrollY), AFTER_MS)
    resting = setTimeout(rested, THROTTLE_MS)
  }

  function rested() {
    resting = undefined
    if (!hasMovedOn) return
    hasMovedOn = false
    look()
  }

  addEventListener('scroll', look, { passive: true, signal })
  signal.addEventListener('abort', () => {
    clearTimeout(telling)
    clearTimeout(resting)
  })
}
