import type { LiveUpdates } from '../contract'
import { retrying, type Waiting } from '../kit'
import type { Leadership } from './leadership'
import { openStream } from './live-stream'

type TabMessage =
  | { readonly kind: 'wants'; readonly tab: string; readonly topics: readonly string[] }
  | { readonly kind: 'who' }
  | { readonly kind: 'again'; readonly wasLost: boolean }
  | { readonly kind: 'news'; readonly topic: string; readonly message: unknown }

export interface LiveParts {
  readonly leadership: Leadership
  readonly signal: AbortSignal
  readonly tab: string
  /** For how long this page has been asking for what it shows. */
  readonly ageMs: () => number
  readonly waiting?: Waiting
}

/**
 * Live updates of all tabs over one stream: browsers allow six connections an origin. Every tab says which topics it wants, the leader
 * listens for all of them and passes the news on. A stream that cannot be had is tried again ten times, then whenever the page wakes.
 * A tab's first stream brings what was said since its page began to ask: else what falls between an answer and the stream reached nobody.
 */
export function createLiveUpdates({ leadership, signal, tab, ageMs, waiting }: LiveParts): LiveUpdates {
  const listeners = new Map<string, Set<(message: unknown) => void>>()
  const wants = new Map<string, readonly string[]>()
  const channel = new BroadcastChannel('foothold.live')
  const returns = new Set<(wasLost: boolean) => void>()
  let stream = new AbortController()
  let stands = false
  /** Carries on until the next one stands: nothing is said between two that nobody hears. */
  let former: AbortController | undefined
  let hasStood = false
  let wanted = ''

  const post = (message: TabMessage) => channel.postMessage(message)
  const deliver = (topic: string, message: unknown) => {
    for (const listener of listeners.get(topic) ?? []) listener(message)
  }
  const spread = (topic: string, message: unknown) => {
    deliver(topic, message)
    post({ kind: 'news', topic, message })
  }

  const tellReturn = (wasLost: boolean) => {
    for (const listener of returns) listener(wasLost)
  }
  function returned(wasLost: boolean) {
    tellReturn(wasLost)
    post({ kind: 'again', wasLost })
  }
  function stand(wasLost: boolean) {
    if (hasStood) returned(wasLost)
    hasStood = true
  }

  function endFormer() {
    former?.abort()
    former = undefined
  }

  async function follow(topics: string, own: AbortController) {
    const over = own.signal
    let wasLost = false // the first one of these topics follows one that carried on until now
    const onStand = () => {
      if (own === stream) {
        stands = true
        endFormer()
      }
      stand(wasLost)
      wasLost = true
    }
    try {
      while (!over.aborted) {
        const open = () =>
          openStream({
            ...{ topics, over, onStand, onNews: spread, onLost: () => returned(true) },
            sinceMs: hasStood ? 0 : Math.ceil(ageMs()),
          }).catch((error: unknown) => {
            wasLost = true
            throw error
          })
        const { ended } = await retrying(open, { signal: over, ...(waiting && { waiting }) })
        await ended
        wasLost = true
      }
    } catch (error) {
      if (over.aborted) return
      wanted = ''
      endFormer()
      console.warn('Live updates do not come any more:', error)
    }
  }

  function listen() {
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

  const wake = () => !document.hidden && listen()

  function tellWants() {
    const topics = [...listeners.keys()]
    wants.set(tab, topics)
    post({ kind: 'wants', tab, topics })
    listen()
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'news') deliver(data.topic, data.message)
    else if (data.kind === 'again') tellReturn(data.wasLost)
    else if (data.kind === 'who') post({ kind: 'wants', tab, topics: [...listeners.keys()] })
    else {
      wants.set(data.tab, data.topics)
      listen()
    }
  }
  document.addEventListener('visibilitychange', wake)
  leadership.onLead(() => {
    post({ kind: 'who' }) // the former leader took its list along
    listen()
  })
  signal.addEventListener('abort', () => {
    post({ kind: 'wants', tab, topics: [] })
    document.removeEventListener('visibilitychange', wake)
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
