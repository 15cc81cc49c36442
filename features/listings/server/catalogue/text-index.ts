import type { Wanted, Way } from './query-text'
import { phrasesAt } from './synonyms'
import { createVocabulary } from './vocabulary'

type Words = readonly string[]

/** What can be searched of an opportunity, word by word, the weightiest first. */
export type Fields = readonly [title: Words, organisationAndTags: Words, city: Words, description: Words]

/** How much it tells that a word stands in a field. */
const WEIGHTS = [1, 0.4, 0.2, 0.1]
/** A way to say a word is worth less than the word itself. */
const SAME_MEANING = 0.8
const FIELD_BITS = 2
const FIELD_MASK = 3
const FIELD_ENDS = -1

export interface Found {
  /** By slot. It holds until the next question: a new list for each would cost more than the search. */
  readonly ranks: Float32Array
  readonly isAny: boolean
}

type Visit = (slot: number, weight: number) => void

/**
 * Which words stand where, in memory: for each word the opportunities that have it, with the weightiest field. An opportunity has a slot as long
 * as its text does not change; slots are never given twice, so that all lists of them stay in order by appending.
 */
export function createTextIndex() {
  const words = createVocabulary()
  /** By code: slot and field in one number. */
  const places: number[][] = []
  /** By slot: its words in order, for phrases that are not among the synonyms. Empty once removed. */
  const texts: Int32Array[] = []
  /** Slots of which `places` still speaks. */
  const removed: number[] = []

  /** By slot, of the question under way: how well all words stand, how well the last one, and how many were found. */
  let ranks = new Float32Array(0)
  let best = new Float32Array(0)
  let had = new Uint8Array(0)

  function wipe(): void {
    if (had.length < texts.length) {
      const size = texts.length * 2
      ranks = new Float32Array(size)
      best = new Float32Array(size)
      had = new Uint8Array(size)
    } else {
      ranks.fill(0)
      had.fill(0)
    }
  }

  function visitWord(code: number, factor: number, visit: Visit): void {
    for (const place of places[code] ?? [])
      visit(place >>> FIELD_BITS, (WEIGHTS[place & FIELD_MASK] as number) * factor)
  }

  function visitPhrase(phrase: readonly number[], visit: Visit): void {
    const rarest = phrase.reduce((best, code) => (lengthOf(code) < lengthOf(best) ? code : best))
    for (const place of places[rarest] as number[]) {
      const slot = place >>> FIELD_BITS
      const field = fieldOfPhrase(texts[slot] as Int32Array, phrase)
      if (field !== undefined) visit(slot, WEIGHTS[field] as number)
    }
  }

  const lengthOf = (code: number) => places[code]?.length ?? 0

  function visitWay({ text, isBeginning, isSynonym }: Way, visit: Visit): void {
    if (isBeginning) return words.beginning(text).forEach((code) => visitWord(code, SAME_MEANING, visit))
    const code = words.find(text)
    if (code !== undefined) return visitWord(code, isSynonym ? SAME_MEANING : 1, visit)
    if (isSynonym || !text.includes(' ')) return
    const phrase = text.split(' ').map(words.find)
    if (phrase.every((each) => each !== undefined)) visitPhrase(phrase, visit)
  }

  function place(slot: number, field: number, word: string): number {
    const code = words.codeOf(word)
    const list = (places[code] ??= [])
    // The weightiest field comes first.
    if ((list.at(-1) ?? -1) >>> FIELD_BITS !== slot) list.push((slot << FIELD_BITS) | field)
    return code
  }

  return {
    /** The new one's slot. */
    add(fields: Fields): number {
      const slot = texts.length
      const text: number[] = []
      for (const [field, said] of fields.entries()) {
        for (let at = 0; at < said.length; at++) {
          text.push(place(slot, field, said[at] as string))
          for (const phrase of phrasesAt(said, at)) place(slot, field, phrase)
        }
        text.push(FIELD_ENDS)
      }
      texts.push(Int32Array.from(text))
      return slot
    },
    remove(slot: number): void {
      texts[slot] = new Int32Array(0)
      removed.push(slot)
    },
    /** Slots given so far. */
    size: () => texts.length,
    /** How well each slot fits: the sum over all words of the best place of each; 0 where one is missing or an excluded one stands. */
    find(wanted: readonly Wanted[]): Found {
      wipe()
      const asked = wanted.filter(({ isExcluded }) => !isExcluded)
      for (const [before, { ways }] of asked.entries())
        for (const way of ways)
          visitWay(way, (slot, weight) => {
            if (had[slot] === before) {
              had[slot] = before + 1
              best[slot] = 0
            }
            const gained = weight - (best[slot] as number)
            if (had[slot] !== before + 1 || gained <= 0) return
            best[slot] = weight
            ranks[slot] = (ranks[slot] as number) + gained
          })
      for (const { ways } of wanted.filter(({ isExcluded }) => isExcluded))
        for (const way of ways) visitWay(way, (slot) => void (had[slot] = 0))
      for (const slot of removed) had[slot] = 0
      let isAny = false
      for (let slot = 0; slot < texts.length; slot++) {
        if (had[slot] === asked.length) isAny = true
        else ranks[slot] = 0
      }
      return { ranks, isAny }
    },
  }
}

export type TextIndex = ReturnType<typeof createTextIndex>

/** The first field in which these words follow each other. */
function fieldOfPhrase(text: Int32Array, [first, ...others]: readonly number[]): number | undefined {
  for (let at = text.indexOf(first as number); at >= 0; at = text.indexOf(first as number, at + 1)) {
    if (others.every((code, step) => text[at + 1 + step] === code))
      return text.subarray(0, at).filter((code) => code === FIELD_ENDS).length
  }
  return undefined
}
