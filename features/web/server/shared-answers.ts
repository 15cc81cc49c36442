import { LRUCache } from 'lru-cache'
import type { Database } from '../../data/contract'
import type { SharedCache } from '../contract'

const MAX_BYTES = 64 * 1024 * 1024
const CHANNEL = 'web.forget'
/** Pages show answers of any tag: they go with each of them. */
export const PAGES = 'web.pages'

interface Kept<T> {
  readonly value: T
  readonly tags: readonly string[]
}

export interface SharedAnswers extends SharedCache {
  /** The kept value, or `make`'s, made once for all who ask at the same time. `keep` says for how long and under which tags. */
  get<T extends object>(
    key: string,
    make: () => Promise<{
      readonly value: T
      readonly bytes: number
      readonly keepMs: number
      readonly tags: readonly string[]
    }>,
  ): Promise<T>
  clear(): void
  listen(): Promise<() => Promise<void>>
}

/** Public answers kept for a moment: bounded, dropped by tag on all nodes, and all at once when switches change. */
export function createSharedAnswers(database: Database): SharedAnswers {
  const cache = new LRUCache<string, Kept<object>>({ maxSize: MAX_BYTES, ttlResolution: 50 })
  const making = new Map<string, Promise<object>>()
  /** Grows with every drop: what was begun before is not kept after. */
  let epoch = 0

  function drop(tag: string) {
    epoch++
    for (const [key, { tags }] of cache.entries()) if (tags.includes(tag) || tags.includes(PAGES)) cache.delete(key)
    making.clear()
  }

  function clear() {
    epoch++
    cache.clear()
    making.clear()
  }

  return {
    async get<T extends object>(key: string, make: Parameters<SharedAnswers['get']>[1]) {
      const kept = cache.get(key)
      if (kept) return kept.value as T
      const begun = making.get(key)
      if (begun) return begun as Promise<T>
      const since = epoch
      const work = make().then(({ value, bytes, keepMs, tags }) => {
        if (keepMs > 0 && since === epoch) cache.set(key, { value, tags }, { ttl: keepMs, size: Math.max(1, bytes) })
        return value
      })
      making.set(key, work)
      try {
        return (await work) as T
      } finally {
        if (making.get(key) === work) making.delete(key)
      }
    },
    clear,
    async forget(tag, tx) {
      // The own answer to whoever changed it may be sooner than the notice.
      if (tx) database.onCommit(tx, () => drop(tag))
      else drop(tag)
      await database.notify(CHANNEL, tag, tx)
    },
    listen: () => database.listen(CHANNEL, drop, clear),
  }
}
