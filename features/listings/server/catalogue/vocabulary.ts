import { stemmer } from 'stemmer'
import { distance } from './distance'
import { inLatin, isDevanagari, skeletonOf, soundOf } from './sounds'

/** Numbers for words, given out as they are met. */
export interface Vocabulary {
  /** `isShown`: as a word of a title, a name or a city; by its sound such a one is found before all others. */
  codeOf(word: string, isShown: boolean): number
  find(word: string): number | undefined
  /** Codes of all words that begin so. */
  beginning(text: string): readonly number[]
  /** The words that come from the same stem. */
  sameStem(word: string): readonly string[]
  /** Words of the other script that sound like this one, the nearest first. */
  sameSound(word: string): readonly string[]
}

const STEMMED = /^[a-z]{3,}$/
const FEWEST_CONSONANTS = 2
/** From so many on, the same consonants are hardly another word. */
const SURE_CONSONANTS = 4
const CLOSE = 2
const FARTHEST = 5

/** Words by what a question gives for them, made from the first question on. */
function createGroups(words: Iterable<string>, keysOf: (word: string) => readonly string[]) {
  let groups: Map<string, string[]> | undefined
  const add = (into: Map<string, string[]>, word: string) => {
    for (const key of keysOf(word)) {
      const known = into.get(key)
      if (known) known.push(word)
      else into.set(key, [word])
    }
  }
  return {
    add: (word: string) => void (groups && add(groups, word)),
    of(key: string): readonly string[] {
      if (!groups) {
        groups = new Map()
        for (const word of words) add(groups, word)
      }
      return groups.get(key) ?? []
    },
  }
}

/** A Latin word may be English, or a name of India as it is said there. */
function skeletonsOf(word: string): readonly string[] {
  if (isDevanagari(word)) return [skeletonOf(inLatin(word), 'hindi')]
  return [...new Set([skeletonOf(word, 'english'), skeletonOf(word, 'hindi')])]
}

export function createVocabulary(): Vocabulary {
  const codes = new Map<string, number>()
  const shown = new Set<string>()
  const known = { [Symbol.iterator]: () => codes.keys() }
  const stems = createGroups(known, (word) => (STEMMED.test(word) ? [stemmer(word)] : []))
  const sounds = createGroups(shown, skeletonsOf)
  const allSounds = createGroups(known, skeletonsOf)
  /** All words by spelling, from the first time that a beginning is asked for. */
  let spelled: string[] | undefined

  return {
    find: (word) => codes.get(word),
    codeOf(word, isShown) {
      if (isShown && !shown.has(word)) {
        shown.add(word)
        sounds.add(word)
      }
      const known = codes.get(word)
      if (known !== undefined) return known
      const code = codes.size
      codes.set(word, code)
      spelled?.splice(placeIn(spelled, word), 0, word)
      stems.add(word)
      allSounds.add(word)
      return code
    },
    beginning(text) {
      spelled ??= [...codes.keys()].sort()
      const found: number[] = []
      for (let at = placeIn(spelled, text); spelled[at]?.startsWith(text); at++)
        found.push(codes.get(spelled[at] as string) as number)
      return found
    },
    sameStem: (word) => (STEMMED.test(word) ? stems.of(stemmer(word)) : []),
    sameSound(word) {
      const isHindi = isDevanagari(word)
      const latin = isHindi ? inLatin(word) : word
      const skeleton = skeletonOf(latin, 'hindi')
      if (skeleton.length < FEWEST_CONSONANTS) return []
      const most = skeleton.length < SURE_CONSONANTS ? CLOSE : FARTHEST
      // In Devanagari many write j where z is said, which is an s in English.
      const said = isHindi && latin.includes('j') ? [latin, latin.replaceAll('j', 's')] : [latin]
      const soundAs = (other: string) => (isHindi ? soundOf(other, 'english') : soundOf(inLatin(other), 'hindi'))
      const alike = (among: typeof sounds) =>
        said.flatMap((each, at) =>
          among
            .of(skeletonOf(each, 'hindi'))
            .filter((other) => isHindi !== isDevanagari(other))
            .map((other) => ({ other, away: distance(soundOf(each, 'hindi'), soundAs(other), FARTHEST) }))
            .filter(({ away }) => away <= most)
            // Of two as near the one with the letter that was written comes first.
            .map(({ other, away }) => ({ other, away: away + at / 2 })),
        )
      const inTitles = alike(sounds)
      const found = inTitles.length > 0 ? inTitles : alike(allSounds)
      const nearest = Math.min(...found.map(({ away }) => away))
      return found.filter(({ away }) => away === nearest).map(({ other }) => other)
    },
  }
}

/** Where a word stands or would stand. */
function placeIn(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}
