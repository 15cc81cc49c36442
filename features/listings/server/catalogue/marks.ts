import { wordsOf } from './query-text'
import type { Wanted } from './wanted'

const WORD = /[\p{L}\p{M}\p{N}+#.]+/gu
const BEFORE = 60
const LONGEST = 180
/** What is found further down is found, but not shown. */
const MOST_READ = 4000

/** Whether a word of a text is one of those that were looked for. */
export type Says = (word: string) => boolean

export function saysOf(wanted: readonly Wanted[]): Says {
  const ways = wanted.filter(({ isExcluded }) => !isExcluded).flatMap((each) => each.ways)
  const exact = new Set(ways.filter(({ isBeginning }) => !isBeginning).flatMap(({ text }) => text.split(' ')))
  const beginnings = ways.filter(({ isBeginning }) => isBeginning).map(({ text }) => text)
  const isSaid = (word: string) =>
    wordsOf(word).some((each) => exact.has(each) || beginnings.some((beginning) => each.startsWith(beginning)))
  // The same words stand in most of what is found.
  const known = new Map<string, boolean>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const says = isSaid(word)
    known.set(word, says)
    return says
  }
}

/** The text in parts, every second one is what was looked for: `['', 'Data', ' engineer']`. */
export function markedParts(text: string, says: Says): readonly string[] {
  const parts = ['']
  let plain = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!says(word)) continue
    parts[parts.length - 1] = text.slice(plain, index)
    parts.push(word, '')
    plain = index + word.length
  }
  parts[parts.length - 1] = text.slice(plain)
  return parts
}

/** Reads no further than it must. */
function firstOf(text: string, says: Says): RegExpExecArray | undefined {
  for (const each of text.matchAll(WORD)) if (says(each[0])) return each
  return undefined
}

/** A piece of a text around the first of what was looked for; nothing where it does not stand there. */
export function snippetOf(text: string, says: Says): readonly string[] {
  const read = text.slice(0, MOST_READ)
  const first = firstOf(read, says)
  if (!first) return []
  const begin = first.index <= BEFORE ? 0 : read.indexOf(' ', first.index - BEFORE) + 1
  const end = read.length <= begin + LONGEST ? read.length : read.lastIndexOf(' ', begin + LONGEST)
  const piece = `${begin > 0 ? '… ' : ''}${read.slice(begin, Math.max(end, first.index + first[0].length))}${end < text.length ? ' …' : ''}`
  return markedParts(piece, says)
}
