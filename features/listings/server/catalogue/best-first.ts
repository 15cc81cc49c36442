import { type Bits, countCommon, hasBit, visitCommon } from './bits'
import type { Hear, Limit } from './cuts'
import type { Bonuses } from './bonuses'
import type { Impacts } from './impacts'
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
  /** What stands beyond the limit may be left out. */
  walk(hear: Hear, limit: Limit): void
}

/** What finds so many times less than the rarest of its words is met wherever it is; else one reads from what weighs most. */
const FEWER = 4

/**
 * Where all of these are said. It reads on from what weighs most to where nothing that follows can be better than what was found, and of what is as good
 * from what is told first, so that a common word, which stands in some hundred thousand places, is read in some hundred of them.
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
    walk(hear, limit) {
      if (total * FEWER < said.size) return visitCommon(sets, (slot) => look(slot, impacts.weightOf(slot), hear), total)
      impacts.arrange()
      for (let at = impacts.looseFrom; at < said.size; at++)
        look(said.slots[at] as number, said.weights[at] as number, hear)
      for (const { weight, bonus, from, to } of impacts.parts) {
        // Added up as in `look`: not less than the rank of any of this part, to the last bit.
        const sum = others.reduce((most, each) => most + each.impacts.most * each.share, weight * share)
        const rank = Math.fround(1 + sum + bonus)
        const [first, step] = limit.isBackwards ? [to - 1, -1] : [from, 1]
        for (let left = to - from, at = first; left > 0; left--, at += step) {
          const slot = impacts.sorted[at] as number
          if (limit.isBeyond(slot, rank)) break
          look(slot, weight, hear)
        }
      }
    },
  }
}
