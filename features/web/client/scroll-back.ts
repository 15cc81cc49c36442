const PATIENCE_MS = 3000

/** Scrolls to where the page was left. A page that is still growing (rows on their way) is waited for, unless somebody scrolls meanwhile. */
export function scrollBack(top: number): void {
  scrollTo(0, top)
  if (Math.abs(window.scrollY - top) <= 2) return
  const over = new AbortController()
  const growing = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < top) return
    scrollTo(0, top)
    over.abort()
  })
  growing.observe(document.body)
  over.signal.addEventListener('abort', () => growing.disconnect())
  for (const moved of ['wheel', 'touchmove', 'keydown', 'popstate'])
    addEventListener(moved, () => over.abort(), { signal: over.signal, passive: true, once: true })
  setTimeout(() => over.abort(), PATIENCE_MS)
}
