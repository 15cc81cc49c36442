import { type Bits, bitsFor, clearBit, roomFor, setBit } from './bits'
import { ALL_KINDS } from './columns'
import { type Chosen, fits } from './counting'
import { FOREVER, soonest } from './listed'
import type { Shelves } from './shelves'

interface Kept {
  bits: Bits
  readonly until: number
  readonly chosen: Chosen
}

/** Which slots of a kind stand in a status: as a set, which is asked of many slots in a moment, until time opens or closes one. */
export function createStanding({ columns, slotsOf }: Shelves) {
  const kept = new Map<string, Kept>()

  function make({ kind, status, now }: Chosen): Kept {
    const chosen: Chosen = { kind, status, now, hits: [], active: [], counted: [] }
    const { opensAt, keys } = columns
    const [bits, slots] = [bitsFor(columns.size), slotsOf(kind)]
    let until = FOREVER
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number
      until = soonest(until, opensAt[slot] as number, keys.deadline[slot] as number, now)
      if (fits(columns, slot, chosen)) setBit(bits, slot)
    }
    return { bits, until, chosen }
  }

  return {
    of(chosen: Chosen): Bits {
      const key = `${chosen.kind} ${chosen.status}`
      const before = kept.get(key)
      if (before && before.chosen.now <= chosen.now && chosen.now < before.until) return before.bits
      const made = make(chosen)
      kept.set(key, made)
      return made.bits
    },
    /** A slot was added (1), or is about to go (−1). */
    follow(slot: number, step: 1 | -1): void {
      for (const [key, each] of kept) {
        const { chosen, until } = each
        if (chosen.kind !== ALL_KINDS && chosen.kind !== columns.kinds[slot]) continue
        each.bits = roomFor(each.bits, slot)
        const [opens, closes] = [columns.opensAt[slot] as number, columns.keys.deadline[slot] as number]
        if (step === -1) clearBit(each.bits, slot)
        else if (soonest(until, opens, closes, chosen.now) < until) kept.delete(key)
        else if (fits(columns, slot, chosen)) setBit(each.bits, slot)
      }
    },
  }
}
