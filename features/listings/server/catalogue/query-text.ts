import { foldHindi, synonymsOf } from './synonyms'

const MOST_WORDS = 12
const LONGEST_WORD = 40

export interface AskedWord {
  readonly text: string
  /** Quoted or excluded words mean exactly themselves. */
  readonly isExact: boolean
  readonly isExcluded: boolean
}

const ASCII = /^[\x20-\x7e]*$/
const SPECIAL = /[cf]#|c\+\+|\.(?:net|js)/

/** How text is read, of opportunities and of visitors: small letters, no accents, `C++` as one word. */
export function wordsOf(text: string): readonly string[] {
  // Most texts are ASCII, and there are as many as there are opportunities.
  const isAscii = ASCII.test(text)
  const small = (isAscii ? text : withoutAccents(text)).toLowerCase()
  const plain = SPECIAL.test(small) ? withLanguages(small) : small
  return plain.match(isAscii ? /[a-z0-9]+/g : /[\p{L}\p{M}\p{N}]+/gu) ?? []
}

const withoutAccents = (text: string) =>
  foldHindi(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  )

const withLanguages = (small: string) =>
  small
    .replace(/(?<![\p{L}\p{N}])([cf])#/gu, '$1sharp')
    .replace(/(?<![\p{L}\p{N}])c\+\+/gu, 'cplusplus')
    .replace(/\.(net|js)(?![\p{L}\p{N}])/gu, 'dot$1')

/** What was typed, word by word: `"data analyst" -remote c++`. Whatever it is, it gives a list, never a fault. */
export function readQuery(typed: string): readonly AskedWord[] {
  const asked: AskedWord[] = []
  for (const [, minus, quoted, bare] of typed.matchAll(/(-?)(?:"([^"]*)"|([^\s"]+))/g)) {
    const isExcluded = minus === '-'
    if (quoted !== undefined) {
      const text = wordsOf(quoted).join(' ')
      if (text) asked.push({ text, isExact: true, isExcluded })
    } else for (const text of wordsOf(bare ?? '')) asked.push({ text, isExact: isExcluded, isExcluded })
  }
  return asked.slice(0, MOST_WORDS).map((word) => ({ ...word, text: word.text.slice(0, LONGEST_WORD) }))
}

/** One way to say a word: the word, words that follow each other, or the beginning of one. */
export interface Way {
  readonly text: string
  readonly isBeginning: boolean
  readonly isSynonym: boolean
}

/** What an opportunity must hold one of, or none. */
export interface Wanted {
  readonly ways: readonly Way[]
  readonly isExcluded: boolean
}

/** All words, each or what means the same, the last one also as a beginning. Empty when nothing is wanted. */
export function wantedOf(asked: readonly AskedWord[]): readonly Wanted[] {
  const last = asked.findLast(({ isExcluded }) => !isExcluded)
  if (last === undefined) return []
  return asked.map((word) => {
    const { text, isExact, isExcluded } = word
    const way = (said: string): Way => ({ text: said, isBeginning: false, isSynonym: said !== text })
    if (isExact) return { ways: [way(text)], isExcluded }
    const ways = synonymsOf(text).map(way)
    // One letter begins too many words: "c" and "r" are languages.
    if (word === last && [...text].length > 1) ways.push({ text, isBeginning: true, isSynonym: true })
    return { ways, isExcluded }
  })
}
