import type { Sought, TellBest } from './best-first'
import { type Bits, bitsFor, countUpTo, hasBit, pick, setBit, visit } from './bits'
import type { Hear, Limit } from './cuts'
import type { Impacts } from './impacts'
import { IntList } from './int-list'
import { seek } from './meeting'
import type { Said } from './said-lists'

/** A word of which not all need be said: how much it tells of the whole, and its sets where it is a common one. */
export interface Telling {
  readonly said: Said
  readonly share: number
  readonly impacts?: Impacts
}

/** How well it fits: what is said there, its bonus, and how much that is of what was asked. */
export type RankOfShare = (said: number, bonus: number, share: number) => number

export interface Most {
  walk(isMeant: (slot: number) => boolean, hear: Hear): void
  best(among: Bits, hear: Hear, limit: Limit): number
  /** All of them. */
  meet(hear: (slot: number) => void): true
  /** How many have all of it, and how many enough. */
  readonly all: number
  readonly any: number
}

/** Sums of shares fall short or go over by less. */
const A_LITTLE = 1e-3

/** With each more of them there are twice as many combinations; the others of the common words are looked up one by one. */
const MOST_COMMON = 5

/**
 * Where enough of what was asked is said. Common words stand together in some hundred thousand places, so these are met as sets: each combination
 * of them that tells enough by itself. Only where a rare word is said are all looked up.
 */
export function createMost(
  asked: readonly Telling[],
  { enough, whole }: { readonly enough: number; readonly whole: number },
  isOut: Bits,
  bonusOf: (slot: number) => number,
  rankOf: RankOfShare,
  tellBest: TellBest,
): Most {
  // Sums are added up in this order wherever that is done, and so are the same to the last bit.
  const words = asked.toSorted((a, b) => a.said.size - b.said.size)
  const common = words.filter((each): each is Sought => each.impacts !== undefined).slice(-MOST_COMMON)
  const rare = words.slice(0, words.length - common.length)
  const size = 1 + Math.max(0, ...words.map(({ said }) => said.slots[said.size - 1] ?? 0))
  const combinations = combinationsOf(common, enough)

  /** Of slots in order: what is said there, and how much that is of what was asked. */
  function createLook() {
    const places = words.map(() => 0)
    const found = { said: 0, share: 0 }
    return (slot: number) => {
      found.said = found.share = 0
      for (let each = 0; each < words.length; each++) {
        const { said, share, impacts } = words[each] as Telling
        let weight = 0
        if (impacts) weight = impacts.weightOf(slot)
        else {
          const at = (places[each] = seek(said.slots, places[each] as number, said.size, slot))
          if (at < said.size && said.slots[at] === slot) weight = said.weights[at] as number
        }
        if (weight === 0) continue
        found.said += weight * share
        found.share += share
      }
      return found
    }
  }

  const withRare = bitsFor(size)
  for (const { said } of withoutLeast(rare, enough - shareOf(common)))
    for (let at = 0; at < said.size; at++) setBit(withRare, said.slots[at] as number)
  const [looked, ranks] = [new IntList(), [] as number[]]
  let all = 0
  const look = createLook()
  visit([withRare], (slot) => {
    const { said, share } = look(slot)
    if (share < enough || hasBit(isOut, slot)) return
    looked.push(slot)
    ranks.push(rankOf(said, bonusOf(slot), share))
    if (share >= whole) all += 1
  })
  const mixed = looked.view()

  /** Where no rare word is said. */
  const plain = bitsFor(size)
  const room = bitsFor(size)
  for (const { words } of combinations.filter(({ isLeast }) => isLeast)) {
    pick(bitsOf(words), [withRare, isOut], room)
    for (let at = 0; at < plain.length; at++) plain[at] = (plain[at] as number) | (room[at] as number)
  }
  const count = (sets: readonly Bits[]) => countUpTo(sets, isOut, Number.POSITIVE_INFINITY)
  if (rare.length === 0 && shareOf(common) >= whole) all = count([plain, ...bitsOf(common)])

  function tellMixed(isMeant: (slot: number) => boolean, hear: Hear): number {
    let count = 0
    for (let at = 0; at < mixed.length; at++) {
      const slot = mixed[at] as number
      if (!isMeant(slot)) continue
      hear(slot, ranks[at] as number)
      count += 1
    }
    return count
  }

  return {
    all,
    any: mixed.length + count([plain]),
    walk(isMeant, hear) {
      tellMixed(isMeant, hear)
      const look = createLook()
      visit([plain], (slot) => {
        if (!isMeant(slot)) return
        const { said, share } = look(slot)
        hear(slot, rankOf(said, bonusOf(slot), share))
      })
    },
    best(among, hear, limit) {
      let total = tellMixed((slot) => hasBit(among, slot), hear)
      for (const { words, share } of combinations) {
        const others = common.filter((each) => !words.includes(each))
        pick([plain, among], bitsOf(others), room)
        total += tellBest(words, room, hear, limit, (said, bonus) => rankOf(said, bonus, share))
      }
      return total
    },
    meet(hear) {
      for (const slot of mixed) hear(slot)
      visit([plain], hear)
      return true
    },
  }
}

/**
 * Without the least telling ones, which tell less than this together: where none of the others is said there is not enough, whatever common words stand
 * there. There are such ones only where all common words together do not say enough.
 */
function withoutLeast(words: readonly Telling[], less: number): readonly Telling[] {
  let sum = 0
  return words.toSorted((a, b) => a.share - b.share).filter(({ share }) => (sum += share) >= less - A_LITTLE)
}

const bitsOf = (words: readonly Sought[]) => words.map(({ impacts }) => impacts.bits)

interface Combination {
  readonly words: readonly Sought[]
  readonly share: number
  /** Whether it tells too little without any one of its words: what others have is found by these. */
  readonly isLeast: boolean
}

const shareOf = (words: readonly Telling[]) => words.reduce((sum, { share }) => sum + share, 0)

/** Those that tell enough together, the most telling first. */
function combinationsOf(words: readonly Sought[], enough: number): readonly Combination[] {
  return Array.from({ length: 2 ** words.length }, (_, mask) => words.filter((_, at) => (mask >> at) & 1))
    .map((combination) => ({
      words: combination,
      share: shareOf(combination),
      isLeast: combination.every((each) => shareOf(combination.filter((other) => other !== each)) < enough),
    }))
    .filter(({ words, share }) => words.length > 0 && share >= enough)
    .sort((a, b) => b.share - a.share)
}
