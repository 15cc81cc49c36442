/** So far back news is remembered: as far as the server does. */
const REACH_MS = 60_000

interface News {
  readonly at: number
  readonly topic: string
  readonly message: unknown
}

/** What the leading tab heard a moment ago, for a tab that asked for what it shows before it began to listen. */
export interface Heard {
  /** From so long ago on nothing was missed. */
  begin(agoMs: number): void
  keep(topic: string, message: unknown): void
  /** What was said of these topics in the last `ms`; undefined when something may have been missed. */
  since(ms: number, topics: readonly string[]): readonly News[] | undefined
}

/** `now`: milliseconds that only grow. */
export function createHeard(now: () => number): Heard {
  let news: News[] = []
  let knownSince = Number.POSITIVE_INFINITY
  return {
    begin: (agoMs) => void (knownSince = now() - agoMs),
    keep(topic, message) {
      const at = now()
      news = [...news.filter((each) => each.at > at - REACH_MS), { at, topic, message }]
    },
    since(ms, topics) {
      const from = now() - ms
      if (ms > REACH_MS || from < knownSince) return undefined
      return news.filter(({ at, topic }) => at >= from && topics.includes(topic))
    },
  }
}
