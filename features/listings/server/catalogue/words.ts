import type { AskedWord } from './query-text'
import { synonymsOf } from './synonyms'

/** The words that listings are made of, to guess what a misspelt one meant. */
export interface Words {
  learn(words: readonly string[]): void
  /** The query with unknown words as the likeliest known ones; undefined when there is nothing to better. */
  correct(asked: readonly AskedWord[]): readonly AskedWord[] | undefined
}

const farthest = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

/** Letters to change, add, drop or swap to get from one to the other; more than `most` is as good as endless. */
export function distance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    let best = i
    for (let j = 1; j <= to.length; j++) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1)
      row.push(value)
      best = Math.min(best, value)
    }
    if (best > most) return most + 1
    beforeLast = last
    last = row
  }
  return last[to.length] ?? most + 1
}

export function createWords(): Words {
  const uses = new Map<string, number>()

  function nearest(word: string): string | undefined {
    const most = farthest(word)
    let best: { readonly word: string; readonly score: number } | undefined
    for (const [known, count] of uses) {
      const away = distance(word, known, most)
      if (away > most || known.length < 3) continue
      // Nearer first, then the same first letter, then the commoner word.
      const score = away * 10 + (known[0] === word[0] ? 0 : 5) - Math.min(4, Math.log10(count + 1))
      if (!best || score < best.score) best = { word: known, score }
    }
    return best?.word
  }

  const isKnown = (word: string) => uses.has(word) || synonymsOf(word).some((same) => same !== word)

  return {
    learn(words) {
      for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1)
    },
    correct(asked) {
      let isBetter = false
      const guessed = asked.map((word) => {
        if (word.isExact || isKnown(word.text)) return word
        const text = nearest(word.text)
        if (text === undefined) return word
        isBetter = true
        return { ...word, text }
      })
      return isBetter ? guessed : undefined
    },
  }
}
