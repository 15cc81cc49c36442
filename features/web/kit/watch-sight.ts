/** How far below the window something begins to be near. */
const NEAR_PX = 400
const TOUCHES = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
}

function touched({ target }: Event): void {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) waiting.get(at)?.()
}

/** One observer, and one listener a kind, for all that wait. */
function begin(): IntersectionObserver {
  for (const touch of TOUCHES) document.addEventListener(touch, touched, { capture: true, passive: true })
  return new IntersectionObserver(seen, { rootMargin: `${NEAR_PX}px` })
}

/**
 * Runs `come` once, when the element is touched by pointer or keyboard, or comes near the window: the latter is looked at only `after` that has
 * resolved. Returns how to call it off.
 */
export function watchSight(element: Element, come: () => void, after?: Promise<unknown>): () => void {
  const sight = (observer ??= begin())
  const end = () => {
    waiting.delete(element)
    sight.unobserve(element)
  }
  const look = () => waiting.get(element) === touch && sight.observe(element)
  const touch = () => {
    end()
    come()
  }
  waiting.set(element, touch)
  if (after) void after.then(look)
  else look()
  return end
}
