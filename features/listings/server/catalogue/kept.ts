import { LRUCache } from 'lru-cache'

/** Should news of a change have been lost. */
const KEEP_MS = 15_000

/** What is read by id, kept from one question to the next: most are answered with the same ones. */
export interface Kept<T> {
  /** What is not there is left out. */
  byIds(ids: readonly number[]): Promise<ReadonlyMap<number, T>>
  changed(ids: readonly number[] | 'all'): void
}

export function createKept<T extends NonNullable<unknown>>(
  most: number,
  load: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>,
): Kept<T> {
  const kept = new LRUCache<number, T>({ max: most, ttl: KEEP_MS })
  /** Grows with each change: what was read before it is not kept after. */
  let epoch = 0
  return {
    async byIds(ids) {
      const found = new Map<number, T>()
      const missing: number[] = []
      for (const id of ids) {
        const known = kept.get(id)
        if (known === undefined) missing.push(id)
        else found.set(id, known)
      }
      if (missing.length === 0) return found
      const since = epoch
      for (const [id, value] of await load(missing)) {
        found.set(id, value)
        if (since === epoch) kept.set(id, value)
      }
      return found
    },
    changed(ids) {
      epoch += 1
      if (ids === 'all') kept.clear()
      else for (const id of ids) kept.delete(id)
    },
  }
}
