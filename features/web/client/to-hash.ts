const PATIENCE_MS = 3000

function named(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null // a hash that nobody encoded
  }
}

function stand(at: HTMLElement): void {
  at.scrollIntoView()
  if (!at.hasAttribute('tabindex')) at.setAttribute('tabindex', '-1')
  at.focus({ preventScroll: true })
}

/** Goes to what the address names after its `#`. What is still on its way is waited for, unless somebody scrolls meanwhile. */
export function toHash(): void {
  const there = named()
  if (there) return stand(there)
  const over = new AbortController()
  const coming = new MutationObserver(() => {
    const found = named()
    if (!found) return
    over.abort()
    stand(found)
  })
  coming.observe(document.body, { childList: true, subtree: true })
  over.signal.addEventListener('abort', () => coming.disconnect())
  for (const moved of ['wheel', 'touchmove', 'keydown', 'popstate', 'pushState'])
    addEventListener(moved, () => over.abort(), { signal: over.signal, passive: true, once: true })
  setTimeout(() => over.abort(), PATIENCE_MS)
}
