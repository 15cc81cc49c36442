import { distance } from './distance'
import { skeletonOf } from './sounds'
import { type AskedWord, readQuery } from './query-text'

/** The words that listings are made of, to guess what a misspelt one meant. */
export interface Words {
  learn(words: readonly string[]): void
  /** The query with words that nothing says as the likeliest known ones; undefined when there is nothing to better. `waysOf`: what finds a word. */
  correct(
    asked: readonly AskedWord[],
    isSaid: (at: number) => boolean,
    waysOf: (at: number) => readonly string[],
  ): readonly AskedWord[] | undefined
}

const farthest = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : word.length < 12 ? 2 : 3)
const SHORTEST_PART = 3
const LONGEST = 40
/** What sounds alike differs by vowels and doubled letters, so not by more than these. */
const MOST_UNHEARD = 4
/** All known words are gone through for each that is guessed, while nobody else has a turn. */
const MOST_GUESSED = 3

export function createWords(): Words {
  const uses = new Map<string, number>()

  function nearest(word: string): string | undefined {
    const most = farthest(word)
    const skeleton = skeletonOf(word, 'english')
    let best: { readonly word: string; readonly score: number } | undefined
    for (const [known, count] of uses) {
      const longer = Math.abs(known.length - word.length)
      if (known.length < 3 || longer > MOST_UNHEARD) continue
      const isAlike = known[0] === word[0] && skeletonOf(known, 'english') === skeleton
      const away = distance(word, known, isAlike ? LONGEST : most)
      if (away > (isAlike ? LONGEST : most)) continue
      // What sounds alike and what is nearer first, then the same first letter, then the commoner word.
      const score =
        (isAlike ? Math.min(away, 2) * 5 : away * 10) +
        (known[0] === word[0] ? 0 : 5) -
        Math.min(4, Math.log10(count + 1))
      if (!best || score < best.score) best = { word: known, score }
    }
    return best?.word
  }

  /** "datascience" as "data science", where both are words. */
  function parted(word: string): string | undefined {
    let best: { readonly words: string; readonly count: number } | undefined
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const [first, second] = [word.slice(0, at), word.slice(at)]
      const count = Math.min(uses.get(first) ?? 0, uses.get(second) ?? 0)
      if (count > (best?.count ?? 0)) best = { words: `${first} ${second}`, count }
    }
    return best?.words
  }

  return {
    learn(words) {
      for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1)
    },
    correct(asked, isSaid, waysOf) {
      let isBetter = false
      const said = asked.map((word, at) => word.isExact || isSaid(at))
      if (said.every(Boolean)) return undefined
      let left = MOST_GUESSED
      const guess = (word: string) => (left-- > 0 ? nearest(word) : undefined)
      // What nothing says is guessed before other spellings of what is found.
      const instead = asked.map((word, at) => (said[at] ? undefined : (parted(word.text) ?? guess(word.text))))
      const guessed = asked.flatMap((word, at) => {
        if (word.isExact) return [word]
        if (said[at]) {
          // A spelling that finds another word, and that nothing has itself, is told as that word: "fronted" is "frontend".
          const ways = word.text.includes(' ') || uses.has(word.text) ? [] : waysOf(at)
          const meant = ways.some((way) => uses.has(way)) ? guess(word.text) : undefined
          return meant !== undefined && ways.includes(meant) ? [{ ...word, text: meant }] : [word]
        }
        const text = instead[at]
        if (text === undefined) return [word]
        isBetter = true
        return text.split(' ').map((each) => ({ ...word, text: each }))
      })
      if (!isBetter) return undefined
      // Put right, two words may be one thing: "machine learning".
      return guessed.some(({ isExact }) => isExact) ? guessed : readQuery(guessed.map(({ text }) => text).join(' '))
    },
  }
}
