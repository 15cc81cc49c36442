import { opportunityAt } from '../../../listings/contract'
import { afterVisible } from '../../../web/kit'
import { cameFrom } from './came-from'
import { addOpened, addTo } from './view-lists'

/** So much of it must have stood in sight for so long. */
const SHARE = 0.5
const FOR_MS = 1000

/** The opportunity at an address, by the first segments of opportunities. */
export function opportunityIn(path: string, segments: ReadonlySet<string>): number | undefined {
  const [, first = '', slug, more] = path.split('/')
  return slug !== undefined && more === undefined && segments.has(first)
    ? opportunityAt({ params: { slug } })
    : undefined
}

/**
 * Notes which opportunities stand in sight on this page, wherever a link leads to one, and which page is open. It looks at the document and not into features:
 * rows, cards and rails of today and of next year are all links. While it is not allowed nothing is noted.
 */
export function watchViews(segments: ReadonlySet<string>, isAllowed: () => boolean, signal: AbortSignal): void {
  const idOf = (link: Element) => opportunityIn((link as HTMLAnchorElement).pathname, segments)
  /** How to call each off. */
  const waiting = new Map<Element, () => void>()
  const watched = new Set<Element>()

  function leave(link: Element) {
    waiting.get(link)?.()
    waiting.delete(link)
  }

  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        leave(target)
        const id = isIntersecting ? idOf(target) : undefined
        if (id !== undefined)
          waiting.set(
            target,
            afterVisible(FOR_MS, () => {
              waiting.delete(target)
              if (isAllowed()) addTo('viewed_competition', id)
            }),
          )
      }
    },
    { threshold: SHARE },
  )

  let path: string | undefined
  function notePage() {
    if (path === location.pathname) return
    const isFirst = path === undefined
    path = location.pathname
    const id = opportunityIn(path, segments)
    // What was answered with an error is nobody's page.
    if (id === undefined || !isAllowed() || (isFirst && document.querySelector('meta[name="prerender-status-code"]')))
      return
    addOpened(id, isFirst ? cameFrom(document.referrer, location.host) : 'site')
  }

  function look() {
    notePage()
    for (const link of watched)
      if (!link.isConnected) {
        sight.unobserve(link)
        watched.delete(link)
        leave(link)
      }
    for (const link of document.querySelectorAll('main a[href]'))
      if (!watched.has(link) && idOf(link) !== undefined) {
        watched.add(link)
        sight.observe(link)
      }
  }

  let isDue = false
  const changes = new MutationObserver(() => {
    if (isDue) return
    isDue = true
    // Once for all changes of a moment, when there is time for it.
    setTimeout(() => {
      isDue = false
      if (!signal.aborted) look()
    }, 200)
  })
  look()
  changes.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    changes.disconnect()
    sight.disconnect()
    for (const callOff of waiting.values()) callOff()
  })
}
