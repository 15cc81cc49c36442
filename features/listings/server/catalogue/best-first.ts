import { type Bits, clearBit, hasBit, meet, visit } from './bits'
import type { Bonuses } from './bonuses'
import type { Hear, Limit } from './cuts'
import type { Impacts, Tier } from './impacts'
import type { Said } from './said-lists'

/** A word as it is looked for: where it is said, and how much it tells of the whole. */
export interface Sought {
  readonly said: Said
  readonly impacts: Impacts
  readonly share: number
}

/** From what is said, and the bonus: more of either is never less. */
type RankOf = (said: number, bonus: number) => number
export type TellBest = ReturnType<typeof createBestFirst>

/** To tell one costs as much as to pass over so many. */
const PATIENCE = 8

const ofAll: RankOf = (said, bonus) => Math.fround(1 + said + bonus)

/**
 * The best among some where all words are said. Where the first word is said with one weight, the second with another, and so on, is a set; sets are met from the
 * greatest sum of weights down to where none that follows can be better than what was told. Of a large set those with the best bonus are read first, so that
 * common words, which stand together in some hundred thousand places, are read in some hundred of them. `few`: so many are looked at one by one.
 */
export function createBestFirst(bonuses: Bonuses, few: number) {
  /** Room for the sets of each depth, used again. */
  const rooms: Bits[] = []

  function roomAt(depth: number, length: number): Bits {
    if ((rooms[depth]?.length ?? 0) < length) rooms[depth] = new Int32Array(Math.ceil(length * 1.25))
    return (rooms[depth] as Bits).subarray(0, length)
  }

  /** Returns how many there are; what stands beyond the limit is not told. */
  return (sought: readonly Sought[], among: Bits, hear: Hear, limit: Limit, rankOf = ofAll): number => {
    const words = sought.toSorted((a, b) => a.said.size - b.said.size)
    const [first, ...others] = words.map(({ impacts }) => impacts.bits)
    if (!first) return 0
    const length = Math.min(...[among, first, ...others].map((each) => each.length))
    const all = roomAt(0, length)
    const total = meet([among, first, ...others], all)

    const look = (slot: number) => {
      let said = 0
      for (const { impacts, share } of words) said += impacts.weightOf(slot) * share
      hear(slot, rankOf(said, bonuses.of(slot)))
    }
    if (total <= few) {
      visit([all], look)
      return total
    }

    const { slots, parts, upTo } = bonuses.turns()
    for (let slot = upTo; slot < bonuses.size; slot++) if (hasBit(all, slot)) look(slot)

    /** Added up as the rank of one is, and so to the last bit not less than that of any. */
    function mostFrom(depth: number, said: number): number {
      const sum = words.slice(depth).reduce((most, { impacts, share }) => most + impacts.most * share, said)
      return rankOf(sum, bonuses.values[parts[0]?.code ?? 0] ?? 0)
    }

    function descend(depth: number, within: Bits, count: number, said: number, tiers: readonly Tier[]): void {
      const word = words[depth]
      if (!word) return tell(within, count, said, tiers)
      const set = roomAt(depth + 1, length)
      for (const tier of word.impacts.tiers) {
        const sum = said + tier.weight * word.share
        if (mostFrom(depth + 1, sum) < limit.least) return
        const count = meet([within, tier.bits], set)
        if (count > few) descend(depth + 1, set, count, sum, [...tiers, tier])
        else if (count > 0) visit([set], (slot) => void (slot < upTo && look(slot)))
      }
    }

    /** Some that say the same, in turn. Where many others have to be passed over for them, what is left of them as it stands. */
    function tell(set: Bits, count: number, said: number, tiers: readonly Tier[]): void {
      let passed = 0
      for (const { code, from, to } of parts) {
        const rank = rankOf(said, bonuses.values[code] as number)
        if (rank < limit.least) return
        if (rank > limit.most) continue
        if (tiers.some(({ bonusCodes }) => bonusCodes[code] !== 1)) continue
        const [first, step] = limit.isBackwards ? [to - 1, -1] : [from, 1]
        for (let left = to - from, at = first; left > 0; left--, at += step) {
          const slot = slots[at] as number
          if (!hasBit(set, slot)) {
            if (++passed > PATIENCE * count) return tellLeft(set, said)
            continue
          }
          if (limit.isBeyond(slot, rank)) break
          hear(slot, rank)
          clearBit(set, slot)
        }
      }
    }

    function tellLeft(set: Bits, said: number): void {
      visit([set], (slot) => void (slot < upTo && hear(slot, rankOf(said, bonuses.of(slot)))))
    }

    descend(0, all, total, 0, [])
    return total
  }
}
