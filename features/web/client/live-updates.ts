import type { LiveUpdates } from '../contract'
import { retrying, type Waiting } from '../kit'
import { type After, debounce } from './debounce'
import { createHeard } from './heard'
import type { Leadership } from './leadership'
import { openStream } from './live-stream'
import { browserAfter } from './slow-calls'

/** Features come one by one, when calls are answered, and each wants its own topics: one stream for all of them, not one for each. */
const QUIET_MS = 1000
const MOST_MS = 4000
/** The call for the stream may be longer on its way than the one whose answer the page shows: so much more is asked for. */
const ON_THE_WAY_MS = 2000

type TabMessage =
  /** `sinceMs`: for so long the tab has been asking for what it shows, while nobody listened for it; 0 once somebody does. */
  | { readonly kind: 'wants'; readonly tab: string; readonly topics: readonly string[]; readonly sinceMs: number }
  | { readonly kind: 'who' }
  /** A tab of an earlier version does not say which are `late`. */
  | { readonly kind: 'again'; readonly wasLost: boolean; readonly late?: readonly string[]; readonly to?: string }
  | { readonly kind: 'news'; readonly topic: string; readonly message: unknown; readonly to?: string }

export interface LiveParts {
  readonly leadership: Leadership
  readonly signal: AbortSignal
  readonly tab: string
  /** For how long this page has been asking for what it shows. */
  readonly ageMs: () => number
  /** Calls are under way, whose answers may bring more topics. */
  readonly isBusy: () => boolean
  readonly waiting?: Waiting
  readonly after?: After
  /** What tells that the page goes, or comes back out of the history. */
  readonly page?: EventTarget
}

/**
 * Live updates of all tabs over one stream: browsers allow six connections an origin. Every tab says which topics it wants, the leader
 * listens for all of them and passes the news on. A stream that cannot be had is tried again ten times, then whenever the page wakes.
 * A tab's first stream brings what was said since its page began to ask: else what falls between an answer and the stream reached nobody.
 * A tab that comes later hears the same from the leader, or that it is lost.
 */
export function createLiveUpdates(parts: LiveParts): LiveUpdates {
  const { leadership, signal, tab, ageMs, isBusy, waiting, after = browserAfter, page = window } = parts
  const listeners = new Map<string, Set<(message: unknown) => void>>()
  const wants = new Map<string, readonly string[]>()
  const channel = new BroadcastChannel('foothold.live')
  const returns = new Set<(wasLost: boolean, late: readonly string[]) => void>()
  let stream = new AbortController()
  let stands = false
  /** Carries on until the next one stands: nothing is said between two that nobody hears. */
  let former: AbortController | undefined
  let hasStood = false
  /** Of the last one that stood: what was said of any other until the next one stands, nobody heard. */
  let followed: readonly string[] = []
  /** Something may have been said that nobody heard, and no stream has stood since. */
  let isMissing = false
  let wanted = ''
  const heard = createHeard(ageMs)
  /** Somebody listens for this tab: itself, or the leader. */
  let isHeard = false

  const post = (message: TabMessage) => channel.postMessage(message)
  const deliver = (topic: string, message: unknown) => {
    for (const listener of listeners.get(topic) ?? []) listener(message)
  }
  const spread = (topic: string, message: unknown) => {
    heard.keep(topic, message)
    deliver(topic, message)
    post({ kind: 'news', topic, message })
  }

  const tellReturn = (wasLost: boolean, late: readonly string[]) => {
    for (const listener of returns) listener(wasLost, late)
  }
  function returned(wasLost: boolean, late: readonly string[]) {
    tellReturn(wasLost, late)
    post({ kind: 'again', wasLost, late })
  }
  function stand(topics: readonly string[]) {
    heard.begin(hasStood || isMissing ? 0 : ageMs())
    const late = topics.filter((topic) => !followed.includes(topic))
    if (hasStood || isMissing) returned(isMissing, late)
    hasStood = true
    isMissing = false
    followed = topics
  }

  function endFormer() {
    former?.abort()
    former = undefined
  }

  async function follow(topics: string, own: AbortController) {
    const over = own.signal
    let stood = false
    const onStand = () => {
      isMissing ||= stood
      stood = true
      if (own === stream) {
        stands = true
        endFormer()
      }
      stand(topics.split(','))
    }
    const onCut = () => {
      isMissing = true
      if (own === stream) stands = false
    }
    try {
      while (!over.aborted) {
        const open = () => {
          if (!hasStood) isMissing = false // this one asks for all that was said so far
          const sinceMs = hasStood ? 0 : Math.ceil(ageMs()) + ON_THE_WAY_MS
          const onLost = () => returned(true, [])
          return openStream({ topics, sinceMs, over, onStand, onCut, onNews: spread, onLost })
        }
        const { ended } = await retrying(open, { signal: over, ...(waiting && { waiting }) })
        await ended
      }
    } catch (error) {
      if (over.aborted) return
      wanted = ''
      endFormer()
      console.warn('Live updates do not come any more:', error)
    }
  }

  function listen() {
    isHeard = true
    if (!leadership.leads()) return
    const topics = [...new Set([...wants.values()].flat())].sort().join(',')
    if (topics === wanted) return
    if (stands) former = stream
    else stream.abort()
    stands = false
    stream = new AbortController()
    wanted = topics
    if (topics) void follow(topics, stream)
    else endFormer()
  }
  const settling = debounce(listen, { quietMs: QUIET_MS, mostMs: MOST_MS, isBusy }, after)

  const wake = () => !document.hidden && settling.ask()

  const ownWants = (topics = [...listeners.keys()]) =>
    ({ kind: 'wants', tab, topics, sinceMs: isHeard ? 0 : Math.ceil(ageMs()) }) as const
  function tellWants() {
    const own = ownWants()
    wants.set(tab, own.topics)
    post(own)
    settling.ask()
  }

  /** What a new tab has missed of topics that this one has been listening to. Where no stream stands, the next one tells all tabs. */
  function catchUp(to: string, topics: readonly string[], sinceMs: number) {
    const known = wanted.split(',').filter((topic) => topics.includes(topic) && !wants.get(to)?.includes(topic))
    if (!sinceMs || known.length === 0 || !stands) return
    const missed = heard.since(sinceMs, known)
    if (!missed) return post({ kind: 'again', wasLost: true, late: [], to })
    for (const { topic, message } of missed) post({ kind: 'news', topic, message, to })
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ('to' in data && data.to !== tab) return
    if (data.kind === 'news') deliver(data.topic, data.message)
    else if (data.kind === 'again') tellReturn(data.wasLost || !data.late, data.late ?? [])
    else if (data.kind === 'who') post(ownWants())
    else {
      catchUp(data.tab, data.topics, data.sinceMs)
      wants.set(data.tab, data.topics)
      settling.ask()
    }
  }
  document.addEventListener('visibilitychange', wake)
  // Else the leader would listen for every tab that was ever closed, until the server takes no more topics.
  page.addEventListener('pagehide', () => post(ownWants([])), { signal })
  page.addEventListener(
    'pageshow',
    (event) => {
      if (!(event as PageTransitionEvent).persisted) return
      tellReturn(true, []) // what was said while it lay in the history, it did not hear
      tellWants()
    },
    { signal },
  )
  leadership.onLead(() => {
    post({ kind: 'who' }) // the former leader took its list along
    settling.ask()
  })
  signal.addEventListener('abort', () => {
    post(ownWants([]))
    document.removeEventListener('visibilitychange', wake)
    settling.stop()
    stream.abort()
    endFormer()
    channel.close()
  })

  return {
    on(topic, listener) {
      const own = listeners.get(topic) ?? new Set()
      listeners.set(topic, own.add(listener))
      if (own.size === 1) tellWants()
      return () => {
        own.delete(listener)
        if (own.size > 0 || !listeners.delete(topic) || signal.aborted) return
        tellWants()
      }
    },
    onAgain(listener) {
      returns.add(listener)
      return () => void returns.delete(listener)
    },
  }
}
