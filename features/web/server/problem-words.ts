import type { ProblemSentences } from '../contract'

/** Says an error's English sentence in another language. */
export type ProblemWords = (sentence: string, language: 'en' | 'hi') => string

interface Pattern {
  readonly matches: RegExp
  readonly names: readonly string[]
  readonly hindi: string
  /** Letters that must stand there: of two that match, the one with more is meant. */
  readonly weight: number
}

const PLACE = /\{(\w+)\}/g
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function patternOf(english: string, hindi: string): Pattern {
  const parts = english.split(PLACE) // words and names take turns
  const words = parts.filter((_, at) => at % 2 === 0)
  return {
    matches: new RegExp(`^${words.map(escaped).join('(.*?)')}$`, 's'),
    names: parts.filter((_, at) => at % 2 === 1),
    hindi,
    weight: words.join('').length,
  }
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
  const put = (value: string, sentence: string) =>
    known.get(value) ??
    value
      .split(/(?<=\.) /)
      .map((each) => (each !== sentence && each.endsWith('.') ? inHindi(each) : (known.get(each) ?? each)))
      .join(' ')

  function inHindi(sentence: string): string {
    const whole = known.get(sentence)
    if (whole !== undefined) return whole
    for (const { matches, names, hindi } of patterns) {
      const found = matches.exec(sentence)
      if (!found) continue
      const values = new Map(names.map((name, at) => [name, found[at + 1] ?? '']))
      return hindi.replace(PLACE, (_, name: string) => put(values.get(name) ?? '', sentence))
    }
    return sentence
  }
  return (sentence, language) => (language === 'hi' ? inHindi(sentence) : sentence)
}
