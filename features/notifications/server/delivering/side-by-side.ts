import { setTimeout as pause } from 'node:timers/promises'

/** Whoever is done while others are not looks again so much later. */
const LOOK_AGAIN_MS = 1000

/** Does the same for each at once, until all are done at one time: what comes up meanwhile for one that is done waits for no other. */
export async function sideBySide<T>(
  all: readonly T[],
  signal: AbortSignal,
  work: (each: T) => Promise<void>,
): Promise<void> {
  const busy = new Set(all)
  const over = new AbortController()
  const ends = AbortSignal.any([signal, over.signal])
  const leave = (each: T) => {
    busy.delete(each)
    if (busy.size === 0) over.abort()
  }
  const goes = all.map(async (each) => {
    try {
      while (!ends.aborted) {
        await work(each)
        leave(each)
        await pause(LOOK_AGAIN_MS, undefined, { signal: ends }).catch(() => undefined) // over
      }
    } finally {
      leave(each)
    }
  })
  // Whoever asked goes on when nothing is under way any more, also where one of them broke.
  for (const end of await Promise.allSettled(goes)) if (end.status === 'rejected') throw end.reason
}
