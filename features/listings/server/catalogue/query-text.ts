import { foldHindi, synonymsOf } from './synonyms'

const MOST_WORDS = 12
const LONGEST_WORD = 40

export interface AskedWord {
  readonly text: string
  /** Quoted or excluded words mean exactly themselves. */
  readonly isExact: boolean
  readonly isExcluded: boolean
}

/** The same reading of text as `listings.plain` does in the database: small letters, no accents, `C++` as one word. */
export function plainText(text: string): string {
  return foldHindi(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  )
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])([cf])#/gu, '$1sharp')
    .replace(/(?<![\p{L}\p{N}])c\+\+/gu, 'cplusplus')
    .replace(/\.(net|js)(?![\p{L}\p{N}])/gu, 'dot$1')
}

export const wordsOf = (text: string): string[] => plainText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

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

const phrase = (text: string) =>
  text
    .split(' ')
    .map((word) => `'${word}'`)
    .join(' <-> ')

/** As PostgreSQL's tsquery: all words, each or what means the same, the last one also as a beginning. Undefined for no word. */
export function toTsQuery(asked: readonly AskedWord[]): string | undefined {
  const wanted = asked.filter(({ isExcluded }) => !isExcluded)
  if (wanted.length === 0) return undefined
  const last = wanted.at(-1)
  return asked
    .map((word) => {
      if (word.isExact) return `${word.isExcluded ? '!' : ''}(${phrase(word.text)})`
      const same = synonymsOf(word.text).map(phrase)
      // One letter begins too many words: "c" and "r" are languages.
      if (word === last && [...word.text].length > 1) same.push(`'${word.text}':*`)
      return `(${same.join(' | ')})`
    })
    .join(' & ')
}
