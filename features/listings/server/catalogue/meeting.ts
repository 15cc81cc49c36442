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

/** Where enough is said. */
export function unite(lists: readonly Said[], shares: readonly number[], enough: number): Met {
  let all: Met = { slots: new Int32Array(0), ranks: new Float32Array(0), shares: new Float32Array(0) }
  for (const [at, list] of lists.entries()) all = added(all, list, shares[at] as number)
  let kept = 0
  for (let at = 0; at < all.slots.length; at++) {
    if ((all.shares[at] as number) < enough) continue
    all.slots[kept] = all.slots[at] as number
    all.ranks[kept] = all.ranks[at] as number
    all.shares[kept++] = all.shares[at] as number
  }
  return cutTo(all, kept)
}

function added(met: Met, list: Said, share: number): Met {
  const most = met.slots.length + list.size
  const made = { slots: new Int32Array(most), ranks: new Float32Array(most), shares: new Float32Array(most) }
  let [a, b, size] = [0, 0, 0]
  while (a < met.slots.length || b < list.size) {
    const [one, other] = [
      a < met.slots.length ? (met.slots[a] as number) : Infinity,
      b < list.size ? (list.slots[b] as number) : Infinity,
    ]
    const slot = Math.min(one, other)
    made.slots[size] = slot
    if (one === slot) {
      made.ranks[size] = met.ranks[a] as number
      made.shares[size] = met.shares[a++] as number
    }
    if (other === slot) {
      made.ranks[size] = (made.ranks[size] as number) + (list.weights[b++] as number) * share
      made.shares[size] = (made.shares[size] as number) + share
    }
    size += 1
  }
  return cutTo(made, size)
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
