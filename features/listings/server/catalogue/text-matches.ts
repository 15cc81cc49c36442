import { LRUCache } from 'lru-cache'
import { readQuery, toTsQuery } from './query-text'
import type { Words } from './words'

const KEEP_MS = 10_000
const KEEP_QUERIES = 200

export interface TextMatches {
  /** Id → rank; undefined when nothing was asked, so that everything matches. */
  readonly ranks: ReadonlyMap<number, number> | undefined
  /** What was searched instead, when what was typed finds nothing and is likely misspelt. */
  readonly corrected: string | undefined
}

const everything: TextMatches = { ranks: undefined, corrected: undefined }

/** Finds by text, and keeps what was found for a moment: list, counts and the next page ask the same. */
export function createTextMatches(find: (tsQuery: string) => Promise<ReadonlyMap<number, number>>) {
  const kept = new LRUCache<string, Promise<TextMatches>>({ max: KEEP_QUERIES, ttl: KEEP_MS })

  async function search(typed: string, words: Words): Promise<TextMatches> {
    const asked = readQuery(typed)
    const tsQuery = toTsQuery(asked)
    if (tsQuery === undefined) return everything
    const ranks = await find(tsQuery)
    if (ranks.size > 0) return { ranks, corrected: undefined }
    const guess = words.correct(asked)
    const better = guess && toTsQuery(guess)
    const found = better === undefined ? undefined : await find(better)
    if (!guess || !found || found.size === 0) return { ranks, corrected: undefined }
    return { ranks: found, corrected: guess.map(({ text }) => text).join(' ') }
  }

  return {
    of(typed: string | undefined, words: Words): Promise<TextMatches> {
      if (!typed?.trim()) return Promise.resolve(everything)
      const known = kept.get(typed)
      if (known) return known
      const asking = search(typed, words)
      kept.set(typed, asking)
      asking.catch(() => kept.delete(typed))
      return asking
    },
    forget: () => kept.clear(),
  }
}
