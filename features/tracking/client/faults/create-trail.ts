import type { Crumb } from '../../../web/contract'

const MOST = 20
/** Calls that tell of the page itself say nothing of what led to a fault. */
const OWN = /^\/api\/(views|web|tracking|live)\b/

type Timed = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'startTime'> & {
  readonly responseStatus?: number
}

/** What happened on this page, for whoever has to mend it: which pages were opened, by id, and which calls went out. Nothing that was typed. */
export interface Trail {
  opened(pageId: string): void
  read(): readonly Crumb[]
}

/** `/api/listings/opportunities/…`: what follows may name somebody. */
const shapeOf = (path: string) => {
  const [feature, thing, ...more] = path.split('/').slice(2)
  return [
    '/api',
    feature,
    ...(thing ? [/^[a-z-]+$/.test(thing) ? thing : '…'] : []),
    ...(more.length > 0 ? ['…'] : []),
  ].join('/')
}

export function createTrail(
  now: () => number = () => performance.now(),
  fetched: () => readonly Timed[] = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[],
): Trail {
  const opened: { readonly at: number; readonly says: string }[] = []

  function calls() {
    return fetched().flatMap(({ name, initiatorType, startTime, responseStatus }) => {
      const { origin, pathname } = new URL(name, location.href)
      const isCall = initiatorType === 'fetch' || initiatorType === 'xmlhttprequest'
      if (!isCall || origin !== location.origin || !pathname.startsWith('/api/') || OWN.test(pathname)) return []
      const status = responseStatus === undefined ? '' : ` ${responseStatus || 'no answer'}`
      return { at: startTime, says: `call ${shapeOf(pathname)}${status}` }
    })
  }

  return {
    opened(pageId) {
      opened.push({ at: now(), says: `page ${pageId}` })
      if (opened.length > MOST) opened.shift()
    },
    read: () =>
      [...opened, ...calls()]
        .toSorted((a, b) => a.at - b.at)
        .slice(-MOST)
        .map(({ at, says }) => ({ ms: Math.max(0, Math.round(now() - at)), says: says.slice(0, 120) })),
  }
}
