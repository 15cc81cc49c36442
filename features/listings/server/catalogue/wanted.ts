import { eitherOf } from './joined-kinds'
import type { AskedWord } from './query-text'
import { hindiMeaningsOf, synonymsOf } from './synonyms'

/** One way to say what was asked: a word, words that follow each other, or the beginning of one. */
export interface Way {
  readonly text: string
  readonly isBeginning: boolean
  /** What it is worth beside the word itself. */
  readonly factor: number
}

/** What an opportunity must hold one of, or none. */
export interface Wanted {
  readonly ways: readonly Way[]
  readonly isExcluded: boolean
}

/** The words that listings are made of, by how they are formed and how they sound. */
export interface Speech {
  /** Other forms of the word: "designing" of "designer". */
  sameStem(word: string): readonly string[]
  /** Words that sound the same in the other script, the nearest first. */
  sameSound(word: string): readonly string[]
}

const SAME_MEANING = 0.8
const OTHER_FORM = 0.9
const OTHER_SCRIPT = 0.85
const BEGINNING = 0.7

/** All words, each or what means the same, the last one also as a beginning. */
export function wantedOf(asked: readonly AskedWord[], speech: Speech): readonly Wanted[] {
  const last = asked.findLast(({ isExcluded }) => !isExcluded)
  return asked.map((word) => {
    const { text, isExact, isExcluded } = word
    const ways = new Map<string, Way>()
    const add = (said: string, factor: number) => {
      if (!ways.has(said)) ways.set(said, { text: said, isBeginning: false, factor })
    }
    const either = eitherOf(word)
    for (const one of either) add(one, 1)
    if (isExact) return { ways: [...ways.values()], isExcluded }
    for (const one of either) {
      for (const said of synonymsOf(one)) add(said, SAME_MEANING)
      for (const said of speech.sameStem(one)) add(said, OTHER_FORM)
      const meanings = hindiMeaningsOf(one)
      for (const meaning of meanings) for (const said of synonymsOf(meaning)) add(said, OTHER_SCRIPT)
      // What has a meaning of its own is not taken for an English word in Hindi letters.
      for (const said of meanings.length > 0 ? [] : speech.sameSound(one))
        for (const same of [...synonymsOf(said), ...speech.sameStem(said)]) add(same, OTHER_SCRIPT)
    }
    const all = [...ways.values()]
    // One letter begins too many words: "c" and "r" are languages.
    if (word === last && [...text].length > 1 && !text.includes(' '))
      all.push({ text, isBeginning: true, factor: BEGINNING })
    return { ways: all, isExcluded }
  })
}
