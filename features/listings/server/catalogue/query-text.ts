import { fillers } from './hindi-words'
import { eitherOf, joinKinds } from './joined-kinds'
import { foldHindi, withoutAccents } from './scripts'
import { hindiMeaningsOf, phrasesAt, synonymsOf } from './synonyms'

const MOST_WORDS = 12
const LONGEST_WORD = 40
const LONGEST_PHRASE = 3
/** Whether words follow each other is seen in the texts alone, one by one: so many quoted phrases are looked for, further ones as words. */
const MOST_PHRASES = 3

/** As much of a word as tells it from others; never half a letter. */
export const shortened = (text: string) => text.slice(0, LONGEST_WORD).replace(/[\uD800-\uDBFF]$/, '')

export interface AskedWord {
  /** A word, or words that belong together: "data science". */
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
  const small = (isAscii ? text : foldHindi(withoutAccents(text))).toLowerCase()
  const plain = SPECIAL.test(small) ? withLanguages(small) : small
  return plain.match(isAscii ? /[a-z0-9]+/g : /[\p{L}\p{M}\p{N}]+/gu) ?? []
}

const withLanguages = (small: string) =>
  small
    .replace(/(?<![\p{L}\p{N}])([cf])#/gu, '$1sharp')
    .replace(/(?<![\p{L}\p{N}])c\+\+/gu, 'cplusplus')
    .replace(/\.(net|js)(?![\p{L}\p{N}])/gu, ' dot$1')

/** What was typed, word by word: `"data analyst" -remote c++`. Whatever it is, it gives a list, never a fault. */
export function readQuery(typed: string): readonly AskedWord[] {
  const asked: AskedWord[] = []
  let bareWords: string[] = []
  let phrases = 0
  const endBare = () => {
    asked.push(...grouped(bareWords).map((text) => ({ text, isExact: false, isExcluded: false })))
    bareWords = []
  }
  for (const [, minus, quoted, bare] of typed.matchAll(/(?<![^\s"])(-?)(?:"([^"]*)"|([^\s"]+))/g)) {
    const isExcluded = minus === '-'
    if (quoted === undefined && !isExcluded) {
      bareWords.push(...wordsOf(bare ?? ''))
      continue
    }
    endBare()
    const words = wordsOf(quoted ?? bare ?? '')
    const isPhrase = quoted !== undefined && words.length > 1
    if (isPhrase) phrases += 1
    if (isPhrase && phrases <= MOST_PHRASES) asked.push({ text: words.join(' '), isExact: true, isExcluded })
    // Without all that has one of its words more would be left out than was said.
    else if (!isPhrase || !isExcluded) asked.push(...words.map((text) => ({ text, isExact: true, isExcluded })))
  }
  endBare()
  return asked
    .slice(0, MOST_WORDS)
    .map((word) => (eitherOf(word).length > 1 ? word : { ...word, text: shortened(word.text) }))
}

/** Where no place is out of the question, naming that asks for nothing; alone it asks for those that say so. */
const anywhere: readonly string[] = synonymsOf('pan india')

/** Words that belong together as one, small words left out unless there are no others. */
function grouped(words: readonly string[]): readonly string[] {
  const groups: string[] = []
  for (let at = 0; at < words.length; ) {
    const said = phraseAt(words, at)
    groups.push(said)
    at += said.split(' ').length
  }
  const joined = joinKinds(groups)
  const telling = joined.filter((said) => !fillers.has(said) && !anywhere.includes(said))
  return telling.length > 0 ? telling : joined
}

/** The longest phrase that is known to mean something of its own, else the word. */
function phraseAt(words: readonly string[], at: number): string {
  const known = phrasesAt(words, at).reduce((longest, said) => (said.length > longest.length ? said : longest), '')
  if (known) return known
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    const said = words.slice(at, at + length).join(' ')
    if (hindiMeaningsOf(said).length > 0) return said
  }
  return words[at] as string
}
