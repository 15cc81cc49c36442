import type { Said } from './said-lists'

/** Where this slot stands or would stand, looking ahead in longer and longer steps. */
export function seek(slots: Int32Array, from: number, size: number, slot: number): number {
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
