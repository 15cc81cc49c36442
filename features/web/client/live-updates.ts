import type { LiveUpdates } from '../contract'
import type { Leadership } from './leadership'

type TabMessage =
  | { readonly kind: 'wants'; readonly tab: string; readonly topics: readonly string[] }
  | { readonly kind: 'who' }
  | { readonly kind: 'news'; readonly topic: string; readonly message: unknown }

const STREAM_RETRY_MS = 2000

/**
 * Live updates of all tabs over one stream: browsers allow six connections an origin. Every tab says which topics it wants, the leader
 * listens for all of them and passes the news on.
 */
export function createLiveUpdates(leadership: Leadership, signal: AbortSignal, tab: string): LiveUpdates {
  const listeners = new Map<string, Set<(message: unknown) => void>>()
  const wants = new Map<string, readonly string[]>()
  const channel = new BroadcastChannel('foothold.live')
  let stream: EventSource | undefined
  let open = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const post = (message: TabMessage) => channel.postMessage(message)
  const deliver = (topic: string, message: unknown) => {
    for (const listener of listeners.get(topic) ?? []) listener(message)
  }

  function listen() {
    if (!leadership.leads()) return
    const topics = [...new Set([...wants.values()].flat())].sort().join(',')
    if (topics === open) return
    stream?.close()
    open = topics
    if (!topics) return
    stream = new EventSource(`/api/live?topics=${encodeURIComponent(topics)}`)
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      const { topic, message } = JSON.parse(data) as { topic: string; message: unknown }
      deliver(topic, message)
      post({ kind: 'news', topic, message })
    }
    stream.onerror = () => {
      if (stream?.readyState !== EventSource.CLOSED) return // the browser connects again by itself
      open = ''
      clearTimeout(timer)
      timer = setTimeout(listen, STREAM_RETRY_MS)
    }
  }

  function tellWants() {
    const topics = [...listeners.keys()]
    wants.set(tab, topics)
    post({ kind: 'wants', tab, topics })
    listen()
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'news') deliver(data.topic, data.message)
    else if (data.kind === 'who') post({ kind: 'wants', tab, topics: [...listeners.keys()] })
    else {
      wants.set(data.tab, data.topics)
      listen()
    }
  }
  leadership.onLead(() => {
    post({ kind: 'who' }) // the former leader took its list along
    listen()
  })
  signal.addEventListener('abort', () => {
    post({ kind: 'wants', tab, topics: [] })
    clearTimeout(timer)
    stream?.close()
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
  }
}
