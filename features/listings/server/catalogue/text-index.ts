import type { Speech, Wanted, Way } from './wanted'
import { phrasesAt } from './synonyms'
import { createVocabulary } from './vocabulary'

type Words = readonly string[]

/** What can be searched of an opportunity, word by word, the weightiest first; `facts`: its kind, and how one takes part. */
export type Fields = readonly [facts: Words, title: Words, organisationAndTags: Words, city: Words, description: Words]

/** How much it tells that a word stands in a field. */
const WEIGHTS = [1.1, 1, 0.45, 0.4, 0.1]
const TITLE = 1
const DESCRIPTION = 4
/** A title of few words is about them. */
const SHORT_TITLE = 0.12
const FIELD_BITS = 3
const FIELD_MASK = 7
const FIELD_ENDS = -1
/** A share of what was asked: all of it (sums of fractions fall short a little), and enough when too few have all. */
const ALL = 0.999
const ENOUGH = 0.45
const NEVER = 2

export interface Found {
  /** By slot. It holds until the next question: a new list for each would cost more than the search. */
  readonly ranks: Float32Array
  /** How many have all of it, and how many at least the most. */
  readonly all: number
  readonly any: number
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
  /** By slot: what its title's length and its quality add, so that of those that fit as well the better one comes first. */
  const bonuses: number[] = []
  /** Slots of which `places` still speaks. */
  const removed: number[] = []

  /** By slot, of the question under way: how well all words stand, how well the last one, which was last found, and how much of the question was. */
  let ranks = new Float32Array(0)
  let best = new Float32Array(0)
  let last = new Uint8Array(0)
  let shares = new Float32Array(0)

  function wipe(): void {
    if (last.length < texts.length) {
      const size = texts.length * 2
      ranks = new Float32Array(size)
      best = new Float32Array(size)
      last = new Uint8Array(size)
      shares = new Float32Array(size)
    } else {
      ranks.fill(0)
      last.fill(0)
      shares.fill(0)
    }
  }

  const lengthOf = (code: number) => places[code]?.length ?? 0

  function visitWord(code: number, factor: number, visit: Visit): void {
    for (const place of places[code] ?? [])
      visit(place >>> FIELD_BITS, (WEIGHTS[place & FIELD_MASK] as number) * factor)
  }

  function visitPhrase(phrase: readonly number[], factor: number, visit: Visit): void {
    const rarest = phrase.reduce((best, code) => (lengthOf(code) < lengthOf(best) ? code : best))
    for (const place of places[rarest] as number[]) {
      const slot = place >>> FIELD_BITS
      const field = fieldOfPhrase(texts[slot] as Int32Array, phrase)
      if (field !== undefined) visit(slot, (WEIGHTS[field] as number) * factor)
    }
  }

  function visitWay({ text, isBeginning, factor }: Way, visit: Visit): void {
    if (isBeginning) return words.beginning(text).forEach((code) => visitWord(code, factor, visit))
    const code = words.find(text)
    if (code !== undefined) return visitWord(code, factor, visit)
    if (!text.includes(' ')) return
    const phrase = text.split(' ').map(words.find)
    if (phrase.every((each) => each !== undefined)) visitPhrase(phrase, factor, visit)
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

  function place(slot: number, field: number, word: string): number {
    const code = words.codeOf(word, field < DESCRIPTION)
    const list = (places[code] ??= [])
    // The weightiest field comes first.
    if ((list.at(-1) ?? -1) >>> FIELD_BITS !== slot) list.push((slot << FIELD_BITS) | field)
    return code
  }

  /** Adds up how well each slot says what was asked: what is rare tells more. */
  function addUp(asked: readonly Wanted[]): void {
    wipe()
    const tells = asked.map((each) => Math.log(2 + texts.length / (1 + reach(each))))
    const all = tells.reduce((sum, each) => sum + each, 0)
    for (const [before, { ways }] of asked.entries()) {
      const share = (tells[before] as number) / all
      for (const way of ways)
        visitWay(way, (slot, weight) => {
          if (last[slot] !== before + 1) {
            last[slot] = before + 1
            best[slot] = 0
            shares[slot] = (shares[slot] as number) + share
          }
          const gained = weight - (best[slot] as number)
          if (gained <= 0) return
          best[slot] = weight
          ranks[slot] = (ranks[slot] as number) + gained * share
        })
    }
  }

  /** Takes out what has less than its share, and what must not be there. Whatever has all stands above 1, all else below. */
  function settle(least: number, enough: number, excluded: readonly Wanted[]): Found {
    for (const { ways } of excluded) for (const way of ways) visitWay(way, (slot) => void (shares[slot] = 0))
    for (const slot of removed) shares[slot] = 0
    let [all, any] = [0, 0]
    for (let slot = 0; slot < texts.length; slot++) {
      const share = shares[slot] as number
      if (share < least) {
        ranks[slot] = 0
        continue
      }
      any++
      const rank = (ranks[slot] as number) + (bonuses[slot] as number)
      if (share >= enough) all++
      ranks[slot] = share >= enough ? 1 + rank : rank * share * 0.5
    }
    return { ranks, all, any }
  }

  const speech: Speech = {
    sameStem: words.sameStem,
    sameSound: words.sameSound,
  }

  return {
    speech,
    reach,
    /** The new one's slot. `quality` from 0 to 1 tells apart what fits as well. */
    add(fields: Fields, quality = 0): number {
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
      bonuses.push(SHORT_TITLE / (1 + fields[TITLE].length) + quality * 0.03)
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
      const [asked, excluded] = parted(wanted)
      addUp(asked)
      return settle(ALL, ALL, excluded)
    },
    /** The same, and after what has all words what has the most telling ones. Words that nothing has are passed over. */
    findMost(wanted: readonly Wanted[]): Found {
      const [asked, excluded] = parted(wanted)
      const said = asked.filter((each) => reach(each) > 0)
      addUp(said)
      return settle(said.length === 0 ? NEVER : ENOUGH, said.length === asked.length ? ALL : NEVER, excluded)
    },
  }
}

const parted = (wanted: readonly Wanted[]) =>
  [wanted.filter(({ isExcluded }) => !isExcluded), wanted.filter(({ isExcluded }) => isExcluded)] as const

export type TextIndex = ReturnType<typeof createTextIndex>

/** The first field in which these words follow each other. */
function fieldOfPhrase(text: Int32Array, [first, ...others]: readonly number[]): number | undefined {
  for (let at = text.indexOf(first as number); at >= 0; at = text.indexOf(first as number, at + 1)) {
    if (others.every((code, step) => text[at + 1 + step] === code))
      return text.subarray(0, at).filter((code) => code === FIELD_ENDS).length
  }
  return undefined
}
