import { useEffect, useLayoutEffect, useRef } from 'react'
import { scrollBack } from './scroll-back'
import { watchScroll } from './scroll-events'
import { toHash } from './to-hash'
import type { ShownPage } from './use-shown-page'

const positions = 'foothold.scroll'

function remembered(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(positions) ?? '{}') as Record<string, number>
  } catch {
    return {} // storage is closed or holds something else: start anew
  }
}

function remember(key: string, top: number) {
  try {
    sessionStorage.setItem(positions, JSON.stringify({ ...remembered(), [key]: top }))
  } catch {
    // Storage is full or closed: coming back lands at the top.
  }
}

interface Arrival {
  readonly now: string
  readonly samePage: boolean
  /** Drawn anew where one is: a feature was switched, or a sign-in opened it. */
  readonly stays: boolean
  /** Of the document. */
  readonly first: boolean
  /** Where it was left, for who comes back. */
  readonly top: number | undefined
  /** The page is on its way still: the server knew too little of who asks. */
  readonly isAwaited: boolean
  /** It was, until now. */
  readonly isLate: boolean
  /** Whoever reloads or comes back stands where they left it already, whatever its hash names. */
  readonly isBack: boolean
}

/** What was open or written into on the page before has closed or gone by now: who holds such a thing has taken it since. */
const TAKEN_SINCE = '[popover="auto"], input, textarea, select, [contenteditable]'

/** A loader or a question that still covers the page takes no focus away with it: what it would give it back to has gone. */
function goToHeading(heading: HTMLElement): void {
  const go = () => heading.focus({ preventScroll: true })
  go()
  const again = () => document.activeElement === document.body && go()
  document.querySelector('dialog[open]')?.addEventListener('close', again, { once: true })
}

/** The document was reloaded, or come back to. */
const isReturn = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate')

const addressNow = () => location.pathname + location.search

/** After a move: focus goes to the new page's heading, the title is announced, the window scrolls to the top, to what the hash names or to where it was (spec §2.6). */
export function useArrival(shown: ShownPage): void {
  const arrival = useRef<Arrival>(undefined)
  const came = useRef<'link' | 'history'>('link')
  const address = useRef<string>(undefined)

  // Before whoever follows the address begins to listen: a page that is at hand is drawn while the browser is still telling of the step.
  useLayoutEffect(() => {
    // Browsers tell of a press on a link within the page, too: nobody comes back by that.
    const back = () => {
      if (addressNow() !== address.current) came.current = 'history'
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => address.current && remember(address.current, window.scrollY)
    const left = new AbortController()
    const { signal } = left
    // wouter says so of each step of its own: one that changes the hash alone shows no other page.
    const within = () => addressNow() === address.current && location.hash && toHash()
    addEventListener('pushState', within, { signal })
    addEventListener('pagehide', keep, { signal })
    addEventListener('scrollend', keep, { signal })
    watchScroll(keep, signal) // for browsers without `scrollend`
    return () => left.abort()
  }, [])

  const page = 'page' in shown ? shown.page : shown.instead
  // Before the browser lays the page out: of one that is shorter it moves the window by itself, and that is not where the last one was left.
  useLayoutEffect(() => {
    const now = addressNow()
    const samePage = address.current?.split('?')[0] === location.pathname
    const stays = address.current === now
    const first = arrival.current === undefined
    const top = came.current === 'history' || first ? remembered()[now] : undefined
    const isAwaited = 'kind' in page && page.kind === 'guarded'
    const isLate = arrival.current?.isAwaited === true
    const isBack = first ? Boolean(top) && isReturn() : stays && arrival.current?.isBack === true
    address.current = now
    came.current = 'link'
    arrival.current = { now, samePage, stays, first, top, isAwaited, isLate, isBack }
  }, [page])

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `page` is when, not what
  useEffect(() => {
    if (!arrival.current) return
    const { now, samePage, stays, first, top, isLate, isBack } = arrival.current
    if (first) return void (isBack && scrollBack(top ?? 0))
    // What its hash names was not there for the browser to go to.
    if (stays) return void (isLate && !isBack && location.hash && toHash())
    if (samePage && top === undefined) return void (location.hash && toHash()) // a filter changed: stay
    if (top === undefined) {
      remember(now, 0) // where it was left long ago is not where it is now
      scrollTo(0, 0)
    } else scrollBack(top)
    const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
    if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
    if (heading && !document.activeElement?.closest(TAKEN_SINCE)) goToHeading(heading)
    const announcer = document.getElementById('announcer')
    if (announcer && announcer.textContent !== document.title) announcer.textContent = document.title
    if (top === undefined && location.hash) toHash()
  }, [page])
}
