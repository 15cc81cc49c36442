import { createBestFirst, type Sought } from './best-first'
import { type Bits, bitsFor, countUpTo, hasBit, roomFor, setBit, visit } from './bits'
import { createBonuses } from './bonuses'
import { createCommonWords } from './common-words'
import type { Hear as Told, Limit } from './cuts'
import { IntList } from './int-list'
import { type Hear, type Meant, walk } from './meeting'
import { createMost, type Most, type RankOfShare } from './most'
import { createPlaces } from './places'
import { SHARE_PARTS } from './cursor'
import { createSaidLists, type Said } from './said-lists'
import { phrasesAt } from './synonyms'
import { FIELD_ENDS, TextStore } from './text-store'
import type { Speech, Wanted } from './wanted'
import { createVocabulary } from './vocabulary'

type Words = readonly string[]

/** What can be searched of an opportunity, word by word, the weightiest first; `facts`: its kind, and how one takes part. */
export type Fields = readonly [facts: Words, title: Words, organisationAndTags: Words, city: Words, description: Words]

const TITLE = 1
const DESCRIPTION = 4
/** A title of few words is about them. */
const SHORT_TITLE = 0.12
/** A share of what was asked: all of it (sums of fractions fall short a little), and enough when too few have all. */
const ALL = 0.999
const ENOUGH = 0.45
const NEVER = 2
/** What has a part of it stands behind all that has the whole. */
const PART = 0.5
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

/** By what was asked, each from 0 to 1, together 1: ranks are sums of them, so that pages of one list are ranked by the same. */
export type Shares = readonly number[]

const NONE: Shares = []

export interface Found {
  /** In order. */
  readonly slots: Int32Array
  readonly ranks: Float32Array
}

/**
 * Which words stand where, in memory: for each word the opportunities that have it, with the weightiest field. An opportunity has a slot as long
 * as its text does not change; slots are never given twice, so that all lists of them stay in order by appending. `inTurn`: slots in the order in which
 * those that fit as well are told.
 */
export function createTextIndex(inTurn: () => Int32Array, sizes = SIZES) {
  const words = createVocabulary()
  /** By slot: its words in order, for phrases that nobody knew of before. */
  const texts = new TextStore()
  /** By slot: what its title's length and its quality add, so that of those that fit as well the better one comes first. */
  const bonuses = createBonuses(inTurn, sizes.few)
  /** Slots that are no more. */
  let removed = bitsFor(0)
  const places = createPlaces(words, texts)
  const said = createSaidLists(() => texts.size, places.visit)

  const isTelling = (each: Wanted) => !each.isExcluded && places.reach(each) > 0

  /** What is rare tells more: how much each adds to the whole, which is 1; nothing what nobody says, or is left out. */
  function sharesOf(asked: readonly Wanted[]): Shares {
    const tells = asked.map((each) => (isTelling(each) ? Math.log(2 + texts.size / (1 + places.reach(each))) : 0))
    const all = tells.reduce((sum, each) => sum + each, 0) || 1
    return tells.map((each) => Math.round((each / all) * SHARE_PARTS) / SHARE_PARTS)
  }

  const speech: Speech = {
    sameStem: words.sameStem,
    sameSound: words.sameSound,
  }

  const tellBest = createBestFirst(bonuses, sizes.few)
  const common = createCommonWords(said.of, bonuses, () => Math.max(sizes.long, texts.size * COMMON))

  /** Each with its sets; undefined where one is no common word, or is left out. */
  function allCommon(asked: readonly Wanted[], shares: Shares): readonly Sought[] | undefined {
    // A phrase that others stand beside is looked for in what they leave, but for a rare one, which is no common word.
    const hasList = (each: Wanted) => asked.length === 1 || !places.isPhrase(each)
    if (asked.some((each) => each.isExcluded || !hasList(each) || !common.has(each))) return undefined
    return asked.map((each, at) => ({ ...common.of(each), share: shares[at] as number }))
  }

  let all: Said = { slots: new Int32Array(0), weights: new Float32Array(0), size: 0 }

  /** Every slot, where words are left out and none is asked for. */
  function everything(): Said {
    const size = texts.size
    if (all.slots.length < size) {
      const room = Math.ceil(size * 1.5)
      const slots = new Int32Array(room)
      for (let slot = 0; slot < room; slot++) slots[slot] = slot
      all = { slots, weights: new Float32Array(room), size }
    }
    return { ...all, size }
  }

  /** What is met list by list, and the phrases that are looked for in what is left then: a rarer one than all else that is asked has a list, too, made from few texts. */
  function sorted(wanted: readonly Wanted[], shares: Shares) {
    const all = wanted.map((each, at) => ({ each, share: shares[at] as number }))
    const [asked, out] = [all.filter(({ each }) => !each.isExcluded), all.filter(({ each }) => each.isExcluded)]
    const fewest = Math.min(...asked.map(({ each }) => places.reach(each)))
    const isListed = ({ each }: (typeof all)[number]) => !places.isPhrase(each) || places.reach(each) <= fewest
    const looked = (some: typeof all) =>
      some.filter((one) => !isListed(one)).map(({ each, share }) => ({ weigh: places.weigh(each), share }))
    return { met: asked.filter(isListed), without: out.filter(isListed), looked: looked(asked), lookedOut: looked(out) }
  }

  function walkAll(wanted: readonly Wanted[], isMeant: Meant, hear: Hear, shares = sharesOf(wanted)): void {
    const { met, without, looked, lookedOut } = sorted(wanted, shares)
    const isListed: Meant = (slot) => !hasBit(removed, slot) && isMeant(slot)
    const out = without.map(({ each }) => said.of(each))
    // They all fit alike.
    if (met.length === 0) return walk([everything()], [0], out, isListed, (slot) => hear(slot, 1))
    walk(
      met.map(({ each }) => said.of(each)),
      met.map(({ share }) => share),
      out,
      isListed,
      (slot, rank) => {
        let sum = rank
        for (const { weigh, share } of looked) {
          const weight = weigh(slot)
          if (weight === 0) return undefined
          sum += weight * share
        }
        if (lookedOut.some(({ weigh }) => weigh(slot) > 0)) return undefined
        return hear(slot, Math.fround(1 + sum + bonuses.of(slot)))
      },
    )
  }

  return {
    speech,
    sharesOf,
    reach: places.reach,
    /** The new one's slot. `quality` from 0 to 1 tells apart what fits as well. */
    add(fields: Fields, quality = 0): number {
      const slot = texts.size
      const text: number[] = []
      for (const [field, said] of fields.entries()) {
        for (let at = 0; at < said.length; at++) {
          text.push(places.add(slot, said[at] as string, field, field < DESCRIPTION) + 1)
          for (const phrase of phrasesAt(said, at)) places.add(slot, phrase, field, field < DESCRIPTION)
        }
        text.push(FIELD_ENDS)
      }
      texts.add(text)
      bonuses.set(slot, SHORT_TITLE / (1 + fields[TITLE].length) + quality * QUALITY)
      return slot
    },
    remove(slot: number): void {
      removed = roomFor(removed, slot)
      setBit(removed, slot)
    },
    /** Slots given so far. */
    size: () => texts.size,
    /** How well each fits: the sum over all words of the best place of each; none where one is missing or an excluded one stands. */
    walk: walkAll,
    /** Tells the best among some, where all words are common ones, and returns how many there are; undefined where all that fits is walked through as fast. */
    best(
      wanted: readonly Wanted[],
      among: Bits,
      hear: Told,
      limit: Limit,
      shares = sharesOf(wanted),
    ): number | undefined {
      const sought = allCommon(wanted, shares)
      return sought && tellBest(sought, among, hear, limit)
    },
    /** All that fit, where all words are common ones; false where they are walked through as fast. */
    meet(wanted: readonly Wanted[], hear: (slot: number) => void): boolean {
      const sought = allCommon(wanted, NONE)
      if (sought)
        visit(
          sought.map(({ impacts }) => impacts.bits),
          (slot) => !hasBit(removed, slot) && hear(slot),
        )
      return sought !== undefined
    },
    /** How many fit; no more than `most` are looked for. */
    countUpTo(wanted: readonly Wanted[], most: number): number {
      const sought = allCommon(wanted, NONE)
      if (sought)
        return countUpTo(
          sought.map(({ impacts }) => impacts.bits),
          removed,
          most,
        )
      let count = 0
      walkAll(wanted, always, () => ++count >= most)
      return count
    },
    /** All that fit. */
    find(wanted: readonly Wanted[], shares = sharesOf(wanted)): Found {
      const [slots, ranks] = [new IntList(), [] as number[]]
      walkAll(wanted, always, (slot, rank) => void (slots.push(slot), ranks.push(rank)), shares)
      return { slots: slots.view(), ranks: Float32Array.from(ranks) }
    },
    /** The same, and after what has all words what has the most telling ones. Words that nothing has are passed over; none is left out (`isExcluded`). */
    findMost(asked: readonly Wanted[], all = sharesOf(asked)): Most {
      const telling = asked.filter(isTelling)
      const shares = all.filter((_, at) => isTelling(asked[at] as Wanted))
      const whole = telling.length === asked.length ? ALL : NEVER
      const rankOf: RankOfShare = (said, bonus, share) =>
        Math.fround(share >= whole ? 1 + said + bonus : (said + bonus) * share * PART)
      const words = telling.map((each, at) => {
        const share = shares[at] as number
        return common.has(each) ? { ...common.of(each), share } : { said: said.of(each), share }
      })
      return createMost(words, { enough: ENOUGH, whole }, removed, bonuses.of, rankOf, tellBest)
    },
  }
}

const always = () => true

export type TextIndex = ReturnType<typeof createTextIndex>
