import { bitsFor, firstsOf, hasBit, onesBefore, setBit, visit, wordOf } from './bits'
import type { Said } from './said-lists'

/** Slots in order, and of each the weights of what is said there, by how much that tells, added up. */
export interface Met {
  readonly slots: Int32Array
  readonly ranks: Float32Array
  /** How much of what was asked is said there. */
  readonly shares: Float32Array
}

const cutTo = ({ slots, ranks, shares }: Met, size: number): Met => ({
  slots: slots.subarray(0, size),
  ranks: ranks.subarray(0, size),
  shares: shares.subarray(0, size),
})

/** Where this slot stands or would stand, looking ahead in longer and longer steps. */
function seek(slots: Int32Array, from: number, size: number, slot: number): number {
  let [step, low] = [1, from]
  while (low + step < size && (slots[low + step] as number) < slot) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, size)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((slots[middle] as number) < slot) low = middle + 1
    else high = middle
  }
  return low
}

/** Passes slots over before anything is looked up of them. */
export type Meant = (slot: number) => boolean
/** In order of slots. True: that is enough. */
export type Hear = (slot: number, rank: number) => boolean | undefined

/**
 * Where all is said and nothing of what is left out: walks through what is said in the fewest places and looks each up in the others. Nothing is kept of
 * what is met on the way: a common word stands in some hundred thousand places, of which a page shows twenty.
 */
export function walk(
  lists: readonly Said[],
  shares: readonly number[],
  out: readonly Said[],
  isMeant: Meant,
  hear: Hear,
): void {
  const order = [...lists.keys()].sort((a, b) => (lists[a] as Said).size - (lists[b] as Said).size)
  const [first, ...others] = order.map((each) => ({
    ...(lists[each] as Said),
    share: shares[each] as number,
    place: 0,
  }))
  const excluded = out.map((each) => ({ ...each, place: 0 }))
  if (!first) return
  walking: for (let at = 0; at < first.size; at++) {
    const slot = first.slots[at] as number
    if (!isMeant(slot)) continue
    let rank = (first.weights[at] as number) * first.share
    for (const each of others) {
      each.place = seek(each.slots, each.place, each.size, slot)
      if (each.place === each.size) return
      if (each.slots[each.place] !== slot) continue walking
      rank += (each.weights[each.place] as number) * each.share
    }
    for (const each of excluded) {
      each.place = seek(each.slots, each.place, each.size, slot)
      if (each.place < each.size && each.slots[each.place] === slot) continue walking
    }
    if (hear(slot, rank)) return
  }
}

/** Sums of shares fall short or go over by less. */
const A_LITTLE = 1e-3

/** Where enough is said. What tells little is looked for only where something else is said: by itself it is not enough. */
export function unite(lists: readonly Said[], shares: readonly number[], enough: number): Met {
  const ends = lists.map(({ slots, size }) => (size === 0 ? 0 : (slots[size - 1] as number)))
  const bits = bitsFor(Math.max(0, ...ends))
  for (const { slots, size } of tellingOf(lists, shares, enough))
    for (let at = 0; at < size; at++) setBit(bits, slots[at] as number)
  const [firsts, count] = firstsOf(bits)
  const met = { slots: new Int32Array(count), ranks: new Float32Array(count), shares: new Float32Array(count) }
  let size = 0
  visit([bits], (slot) => void (met.slots[size++] = slot))
  for (const [each, { slots, weights, size }] of lists.entries()) {
    const share = shares[each] as number
    for (let at = 0; at < size; at++) {
      const slot = slots[at] as number
      if (!hasBit(bits, slot)) continue
      const place = (firsts[wordOf(slot)] as number) + onesBefore(bits, slot)
      met.ranks[place] = (met.ranks[place] as number) + (weights[at] as number) * share
      met.shares[place] = (met.shares[place] as number) + share
    }
  }
  let kept = 0
  for (let at = 0; at < count; at++) {
    if ((met.shares[at] as number) < enough) continue
    met.slots[kept] = met.slots[at] as number
    met.ranks[kept] = met.ranks[at] as number
    met.shares[kept++] = met.shares[at] as number
  }
  return cutTo(met, kept)
}

/** Those without which not enough can be said. */
function tellingOf(lists: readonly Said[], shares: readonly number[], enough: number): readonly Said[] {
  const least = [...lists.keys()].sort((a, b) => (shares[a] as number) - (shares[b] as number))
  let sum = 0
  const isTelling = (each: number) => (sum += shares[each] as number) >= enough - A_LITTLE
  return least.filter(isTelling).map((each) => lists[each] as Said)
}

/** Without what stands in one of these lists, and without what is no more (by slot 1). */
export function without(met: Met, lists: readonly Said[], removed: Uint8Array | undefined): Met {
  if (lists.length === 0 && !removed) return met
  const places = lists.map(() => 0)
  let kept = 0
  for (let at = 0; at < met.slots.length; at++) {
    const slot = met.slots[at] as number
    if (removed?.[slot] === 1) continue
    const isOut = lists.some(({ slots, size }, each) => {
      const place = seek(slots, places[each] as number, size, slot)
      places[each] = place
      return place < size && slots[place] === slot
    })
    if (isOut) continue
    met.slots[kept] = slot
    met.ranks[kept] = met.ranks[at] as number
    met.shares[kept] = met.shares[at] as number
    kept += 1
  }
  return cutTo(met, kept)
}
