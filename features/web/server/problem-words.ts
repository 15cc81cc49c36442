import type { ProblemSentences } from '../contract'

/** Says an error's English sentence in another language. */
export type ProblemWords = (sentence: string, language: 'en' | 'hi') => string

interface Pattern {
  /** What stands between the things put in: the first word begins the sentence, the last one ends it. Either may be empty. */
  readonly words: readonly string[]
  readonly names: readonly string[]
  readonly hindi: string
  /** Letters that must stand there: of two that match, the one with more is meant. */
  readonly weight: number
}

const PLACE = /\{(\w+)\}/g
/** Nothing of ours says so much: what is longer holds something that somebody sent, and stays as it is. */
const LONGEST = 4_000
/** Sentences within sentences within sentences: deeper stands what somebody sent. */
const DEEPEST = 3

function patternOf(english: string, hindi: string): Pattern {
  const parts = english.split(PLACE) // words and names take turns
  const words = parts.filter((_, at) => at % 2 === 0)
  return { words, names: parts.filter((_, at) => at % 2 === 1), hindi, weight: words.join('').length }
}

/**
 * What was put in, each as short as can be. Each word is looked for once, from where the last one ended: a sentence holds what strangers
 * send, and a regular expression that tries every place for each of several words stops the process over a long one.
 */
function putIn({ words }: Pattern, sentence: string): readonly string[] | undefined {
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  const end = sentence.length - last.length
  if (end < first.length || !sentence.startsWith(first) || !sentence.endsWith(last)) return undefined
  const values: string[] = []
  let from = first.length
  for (const word of words.slice(1, -1)) {
    const at = sentence.indexOf(word, from)
    if (at < 0 || at + word.length > end) return undefined
    values.push(sentence.slice(from, at))
    from = at + word.length
  }
  return [...values, sentence.slice(from, end)]
}

/** Reads the sentences of all features, once for each way the switches stand. */
export async function readProblemWords(sources: readonly ProblemSentences[]): Promise<ProblemWords> {
  const tables = await Promise.all(sources.map(async ({ hi }) => Object.entries((await hi()).default)))
  const known = new Map(tables.flat())
  const patterns = [...known]
    .filter(([english]) => english.search(PLACE) >= 0)
    .map(([english, hindi]) => patternOf(english, hindi))
    .sort((a, b) => b.weight - a.weight)

  /** What is put in may be words of ours, or several sentences of ours. */
  const put = (value: string, sentence: string, depth: number) =>
    known.get(value) ??
    value
      .split(/(?<=\.) /)
      .map((each) => (each !== sentence && each.endsWith('.') ? inHindi(each, depth) : (known.get(each) ?? each)))
      .join(' ')

  function inHindi(sentence: string, depth = 0): string {
    const whole = known.get(sentence)
    if (whole !== undefined || sentence.length > LONGEST || depth === DEEPEST) return whole ?? sentence
    for (const pattern of patterns) {
      const found = putIn(pattern, sentence)
      if (!found) continue
      const values = new Map(pattern.names.map((name, at) => [name, found[at] ?? '']))
      return pattern.hindi.replace(PLACE, (_, name: string) => put(values.get(name) ?? '', sentence, depth + 1))
    }
    return sentence
  }
  return (sentence, language) => (language === 'hi' ? inHindi(sentence) : sentence)
}
