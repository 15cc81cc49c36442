import { createBestFirst } from './best-first'
import { type Bits, visit } from './bits'
import { createBonuses } from './bonuses'
import { createCommonWords } from './common-words'
import type { Hear as Told, Limit } from './cuts'
import { IntList } from './int-list'
import { type Hear, type Meant, unite, walk, without } from './meeting'
import { createSaidLists, type Visit } from './said-lists'
import { isReadFor, phrasesAt } from './synonyms'
import { FIELD_ENDS, fieldOfPhrase } from './phrases'
import { TextStore } from './text-store'
import type { Speech, Wanted, Way } from './wanted'
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
/** A share of what was asked: all of it (sums of fractions fall short a little), and enough when too few have all. */
const ALL = 0.999
const ENOUGH = 0.45
const NEVER = 2
const QUALITY = 0.03
const COMMON = 1 / 64

/** From where on it pays not to look at each. */
export interface Sizes {
  /** A word that is said in fewer places, or in a smaller share of all, is read to the end. */
  readonly long: number
  /** So few are looked at one by one. */
  readonly few: number
}

const SIZES: Sizes = { long: 2000, few: 1000 }

export interface Found {
  /** In order. */
  readonly slots: Int32Array
  readonly ranks: Float32Array
  /** How many have all of it, and how many at least the most. */
  readonly all: number
  readonly any: number
}

/**
 * Which words stand where, in memory: for each word the opportunities that have it, with the weightiest field. An opportunity has a slot as long
 * as its text does not change; slots are never given twice, so that all lists of them stay in order by appending. `inTurn`: slots in the order in which
 * those that fit as well are told.
 */
export function createTextIndex(inTurn: () => Int32Array, sizes = SIZES) {
  const words = createVocabulary()
  /** By code: slot and field in one number. */
  const places: IntList[] = []
  /** By slot: its words in order, for phrases that nobody knew of before. */
  const texts = new TextStore()
  /** By slot: what its title's length and its quality add, so that of those that fit as well the better one comes first. */
  const bonuses = createBonuses(inTurn, sizes.few)
  /** By slot; none as long as nothing is removed. */
  let removed: Uint8Array | undefined
  const said = createSaidLists(() => texts.size, visitFrom)

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
      const field = fieldOfPhrase(texts.read(slot), phrase)
      if (field !== undefined) visit(slot, (WEIGHTS[field] as number) * factor)
    })
  }

  function visitWay({ text, isBeginning, factor }: Way, from: number, visit: Visit): void {
    if (isBeginning) return words.beginning(text).forEach((code) => visitWord(code, factor, from, visit))
    const code = words.find(text)
    if (code !== undefined) return visitWord(code, factor, from, visit)
    if (!text.includes(' ') || isReadFor(text)) return
    const phrase = text.split(' ').map(words.find)
    if (phrase.every((each) => each !== undefined)) visitPhrase(phrase, factor, from, visit)
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

  function place(slot: number, field: number, word: string): number {
    const code = words.codeOf(word, field < DESCRIPTION)
    const list = (places[code] ??= new IntList())
    // The weightiest field comes first.
    if (list.size === 0 || (list.list[list.size - 1] as number) >>> FIELD_BITS !== slot)
      list.push((slot << FIELD_BITS) | field)
    return code
  }

  /** What is rare tells more: how much each adds to the whole, which is 1. */
  function sharesOf(asked: readonly Wanted[]): readonly number[] {
    const tells = asked.map((each) => Math.log(2 + texts.size / (1 + reach(each))))
    const all = tells.reduce((sum, each) => sum + each, 0)
    return tells.map((each) => each / all)
  }

  const speech: Speech = {
    sameStem: words.sameStem,
    sameSound: words.sameSound,
  }

  const tellBest = createBestFirst(bonuses, sizes.few)
  const commonOnes = createCommonWords(said.of, sharesOf, bonuses, () => Math.max(sizes.long, texts.size * COMMON))

  function walkAll(wanted: readonly Wanted[], isMeant: Meant, hear: Hear): void {
    const [asked, excluded] = parted(wanted)
    const gone = removed
    walk(
      asked.map(said.of),
      sharesOf(asked),
      excluded.map(said.of),
      gone ? (slot) => gone[slot] !== 1 && isMeant(slot) : isMeant,
      (slot, rank) => hear(slot, Math.fround(1 + rank + bonuses.of(slot))),
    )
  }

  return {
    speech,
    reach,
    /** The new one's slot. `quality` from 0 to 1 tells apart what fits as well. */
    add(fields: Fields, quality = 0): number {
      const slot = texts.size
      const text: number[] = []
      for (const [field, said] of fields.entries()) {
        for (let at = 0; at < said.length; at++) {
          text.push(place(slot, field, said[at] as string) + 1)
          for (const phrase of phrasesAt(said, at)) place(slot, field, phrase)
        }
        text.push(FIELD_ENDS)
      }
      texts.add(text)
      bonuses.set(slot, SHORT_TITLE / (1 + fields[TITLE].length) + quality * QUALITY)
      return slot
    },
    remove(slot: number): void {
      if (!removed || slot >= removed.length) {
        const made = new Uint8Array(Math.ceil(bonuses.size * 1.5))
        made.set(removed ?? [])
        removed = made
      }
      removed[slot] = 1
    },
    /** Slots given so far. */
    size: () => texts.size,
    /** How well each fits: the sum over all words of the best place of each; none where one is missing or an excluded one stands. */
    walk: walkAll,
    /** Tells the best among some, where all words are common ones, and returns how many there are; undefined where all that fits is walked through as fast. */
    best(wanted: readonly Wanted[], among: Bits, hear: Told, limit: Limit): number | undefined {
      const sought = commonOnes(wanted)
      return sought && tellBest(sought, among, hear, limit)
    },
    /** All that fit, where all words are common ones; false where they are walked through as fast. */
    meet(wanted: readonly Wanted[], hear: (slot: number) => void): boolean {
      const sought = commonOnes(wanted)
      if (sought)
        visit(
          sought.map(({ impacts }) => impacts.bits),
          (slot) => removed?.[slot] !== 1 && hear(slot),
        )
      return sought !== undefined
    },
    /** How many fit; no more than `most` are looked for. */
    countUpTo(wanted: readonly Wanted[], most: number): number {
      let count = 0
      walkAll(wanted, always, () => ++count >= most)
      return count
    },
    /** All that fit. */
    find(wanted: readonly Wanted[]): Found {
      const [slots, ranks] = [new IntList(), [] as number[]]
      walkAll(wanted, always, (slot, rank) => void (slots.push(slot), ranks.push(rank)))
      return { slots: slots.view(), ranks: Float32Array.from(ranks), all: slots.size, any: slots.size }
    },
    /** The same, and after what has all words what has the most telling ones. Words that nothing has are passed over. */
    findMost(wanted: readonly Wanted[]): Found {
      const [asked, excluded] = parted(wanted)
      const telling = asked.filter((each) => reach(each) > 0)
      const enough = telling.length === asked.length ? ALL : NEVER
      const joint = unite(telling.map(said.of), sharesOf(telling), ENOUGH)
      const left = without(joint, excluded.map(said.of), removed)
      let all = 0
      for (let at = 0; at < left.slots.length; at++) {
        const [rank, share] = [
          (left.ranks[at] as number) + bonuses.of(left.slots[at] as number),
          left.shares[at] as number,
        ]
        if (share >= enough) all += 1
        left.ranks[at] = share >= enough ? 1 + rank : rank * share * 0.5
      }
      return { ...left, all, any: left.slots.length }
    },
  }
}

const always = () => true

const parted = (wanted: readonly Wanted[]) =>
  [wanted.filter(({ isExcluded }) => !isExcluded), wanted.filter(({ isExcluded }) => isExcluded)] as const

export type TextIndex = ReturnType<typeof createTextIndex>

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
