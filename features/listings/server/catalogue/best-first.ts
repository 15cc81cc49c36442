import { type Bits, countCommon, hasBit, visitCommon } from './bits'
import type { Hear } from './cuts'
import type { Bonuses, Impacts } from './impacts'
import type { Said } from './said-lists'

/** A word as it is looked for: where it is said, and how much it tells of the whole. */
export interface Sought {
  readonly said: Said
  readonly impacts: Impacts
  readonly share: number
}

/** What a text finds among some, how many there are, and the best of them. */
export interface Best {
  readonly total: number
  /** What cannot be better than `worst()` may be left out. */
  walk(hear: Hear, worst: () => number): void
}

/** Ranks are rounded: what is as good as the worst is not passed over. */
const A_LITTLE = 1e-6
/** What finds so many times less than the rarest of its words is met wherever it is; else one reads from what weighs most. */
const FEWER = 4

/**
 * Where all of these are said. It reads on from what weighs most to where nothing that follows can be better than what was found, so that a common word,
 * which stands in some hundred thousand places, is read in a few thousand of them.
 */
export function findBest(sought: readonly Sought[], bonuses: Bonuses, among: Bits): Best {
  const [first, ...others] = sought.toSorted((a, b) => a.said.size - b.said.size)
  if (!first) return { total: 0, walk: () => undefined }
  const { said, impacts, share } = first
  const sets = [among, ...sought.map((each) => each.impacts.bits)]
  const total = countCommon(sets)

  function look(slot: number, weight: number, hear: Hear): void {
    if (!hasBit(among, slot)) return
    let rank = weight * share
    for (const each of others) {
      const own = each.impacts.weightOf(slot)
      if (own === 0) return
      rank += own * each.share
    }
    hear(slot, Math.fround(1 + rank + bonuses.of(slot)))
  }

  return {
    total,
    walk(hear, worst) {
      if (total * FEWER < said.size) return visitCommon(sets, (slot) => look(slot, impacts.weightOf(slot), hear))
      const othersMost = others.reduce((sum, each) => sum + each.impacts.most * each.share, 0)
      for (let at = impacts.looseFrom; at < said.size; at++)
        look(said.slots[at] as number, said.weights[at] as number, hear)
      for (const { weight, mostBonus, slots } of impacts.parts) {
        if (1 + weight * share + othersMost + mostBonus + A_LITTLE < worst()) continue
        for (let at = 0; at < slots.length; at++) look(slots[at] as number, weight, hear)
      }
    },
  }
}
