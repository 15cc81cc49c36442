import { IntList } from './int-list'
import type { Visit } from './said-lists'
import { isReadFor } from './synonyms'
import type { TextStore } from './text-store'
import type { Vocabulary } from './vocabulary'
import type { Wanted, Way } from './wanted'

/** How much it tells that a word stands in a field. */
const WEIGHTS = [1.1, 1, 0.45, 0.4, 0.1]
const FIELD_BITS = 3
const FIELD_MASK = 7

/** For each word the slots that have it in order, with the weightiest field. */
export function createPlaces(words: Vocabulary, texts: TextStore) {
  /** By code: slot and field in one number. */
  const places: IntList[] = []

  const lengthOf = (code: number) => places[code]?.size ?? 0

  function visitWord(code: number, factor: number, from: number, visit: Visit): void {
    const list = places[code]
    if (!list) return
    for (let at = from === 0 ? 0 : placeOf(list, from); at < list.size; at++) {
      const place = list.list[at] as number
      visit(place >>> FIELD_BITS, (WEIGHTS[place & FIELD_MASK] as number) * factor)
    }
  }

  function visitPhrase(phrase: readonly number[], factor: number, from: number, visit: Visit): void {
    const rarest = phrase.reduce((best, code) => (lengthOf(code) < lengthOf(best) ? code : best))
    visitWord(rarest, 1, from, (slot) => {
      const field = texts.fieldOf(slot, phrase)
      if (field !== undefined) visit(slot, (WEIGHTS[field] as number) * factor)
    })
  }

  function visitWay({ text, isBeginning, factor }: Way, from: number, visit: Visit): void {
    if (isBeginning) return words.beginning(text).forEach((code) => visitWord(code, factor, from, visit))
    const code = words.find(text)
    if (code !== undefined) return visitWord(code, factor, from, visit)
    const phrase = phraseOf(text)
    if (phrase) visitPhrase(phrase, factor, from, visit)
  }

  const isUnread = (text: string) => text.includes(' ') && !isReadFor(text)

  function phraseOf(text: string): readonly number[] | undefined {
    if (!isUnread(text)) return undefined
    const phrase = text.split(' ').map(words.find)
    return phrase.every((each) => each !== undefined) ? phrase : undefined
  }

  /** Where a phrase stands can be asked of one slot alone: what it is worth there, or 0. */
  function weigh({ ways }: Wanted): (slot: number) => number {
    const [{ text, factor } = { text: '', factor: 0 }] = ways
    const phrase = phraseOf(text)
    return (slot) => {
      const field = phrase && texts.fieldOf(slot, phrase)
      return field === undefined ? 0 : (WEIGHTS[field] as number) * factor
    }
  }

  function visitFrom({ ways }: Wanted, from: number, visit: Visit): void {
    for (const way of ways) visitWay(way, from, visit)
  }

  /** In how many places something is said. */
  function reach({ ways }: Wanted): number {
    let count = 0
    for (const { text, isBeginning } of ways) {
      if (isBeginning) for (const code of words.beginning(text)) count += lengthOf(code)
      else if (text.includes(' ')) count += Math.min(...text.split(' ').map((each) => lengthOf(words.find(each) ?? -1)))
      else count += lengthOf(words.find(text) ?? -1)
    }
    return count
  }

  function add(slot: number, word: string, field: number, isGuessed: boolean): number {
    const code = words.codeOf(word, isGuessed)
    const list = (places[code] ??= new IntList())
    // The weightiest field comes first.
    if (list.size === 0 || (list.list[list.size - 1] as number) >>> FIELD_BITS !== slot)
      list.push((slot << FIELD_BITS) | field)
    return code
  }

  return {
    /** Returns the word's code. `isGuessed`: whether what somebody typed may be taken for it. */
    add,
    reach,
    /** Whether it is a phrase that no text was read for: those that say it are known from their texts alone. */
    isPhrase: ({ ways }: Wanted) => ways.length === 1 && isUnread(ways[0]?.text ?? ''),
    weigh,
    /** What is wanted in all its ways, from a slot on; a slot is told once for each. */
    visit: visitFrom,
  }
}

/** Where those of a slot or later begin. */
function placeOf(list: IntList, slot: number): number {
  let [low, high] = [0, list.size]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list.list[middle] as number) >>> FIELD_BITS < slot) low = middle + 1
    else high = middle
  }
  return low
}
