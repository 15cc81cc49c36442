/** So far back a stream that opens late can hear what was said. */
const REACH_MS = 60_000
/** Where more is said in that time, the first of it is forgotten earlier. */
const MOST = 10_000

interface Said {
  readonly at: number
  readonly topic: string
  readonly payload: string
}

/** What was said a moment ago, for pages that asked for their data before their stream stood. */
export interface LiveMemory {
  keep(topic: string, payload: string): void
  /** Something may have been said that was not heard: from now on it remembers anew. */
  lost(): void
  /** What was said of these topics in the last `ms`, the first one first; undefined when memory does not reach back so far. */
  since(ms: number, topics: readonly string[]): readonly string[] | undefined
}

/** `now`: milliseconds that only grow. */
export function createLiveMemory(now: () => number): LiveMemory {
  let said: Said[] = []
  /** Everything that was said after this is known. */
  let knownSince = now()

  function forget(): void {
    const reach = now() - REACH_MS
    const young = said.findIndex(({ at }) => at > reach)
    const old = Math.max(young < 0 ? said.length : young, said.length - MOST / 2)
    knownSince = Math.max(knownSince, said[old - 1]?.at ?? 0)
    said = said.slice(old)
  }

  return {
    keep(topic, payload) {
      if (said.length >= MOST) forget()
      said.push({ at: now(), topic, payload })
    },
    lost() {
      said = []
      knownSince = now()
    },
    since(ms, topics) {
      const from = now() - ms
      if (ms > REACH_MS || from <= knownSince) return undefined
      return said.filter(({ at, topic }) => at >= from && topics.includes(topic)).map(({ payload }) => payload)
    },
  }
}
