import { type Chosen, fits } from './counting'
import type { Columns } from './columns'
import type { Status } from './listed'
import type { Key, SortedList } from './sorted-list'

export interface Cut {
  readonly slots: readonly number[]
  /** Whether there are more after the last of these. */
  readonly goesOn: boolean
}

/** A page of a list that stands in its order already: reads no further than it must. */
export function cutInOrder(
  list: SortedList,
  columns: Columns,
  chosen: Chosen,
  place: Key | undefined,
  limit: number,
): Cut {
  const found: number[] = []
  const all = list.slots
  for (let at = Math.max(list.begin(chosen.status, chosen.now), place ? list.after(place) : 0); at < all.length; at++) {
    const slot = all[at] as number
    if (!fits(columns, slot, chosen)) continue
    if (found.length === limit) return { slots: found, goesOn: true }
    found.push(slot)
  }
  return { slots: found, goesOn: false }
}

/** The best so far, in order. */
class Best {
  readonly items: number[] = []
  constructor(
    private readonly most: number,
    private readonly compare: (a: number, b: number) => number,
  ) {}

  add(item: number): void {
    let [low, high] = [0, this.items.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(item, this.items[middle] as number) < 0) high = middle
      else low = middle + 1
    }
    if (low >= this.most) return
    this.items.splice(low, 0, item)
    if (this.items.length > this.most) this.items.pop()
  }

  get last(): number | undefined {
    return this.items.length < this.most ? undefined : this.items.at(-1)
  }
}

/** An order, and what comes after a place in it. */
export interface Sequence<P> {
  readonly compare: (a: number, b: number) => number
  isAfter(slot: number, place: P): boolean
}

/** A page of some that stand in no order. */
export function cutFrom<P>(
  slots: Int32Array,
  list: Sequence<P>,
  columns: Columns,
  chosen: Chosen,
  place: P | undefined,
  limit: number,
): Cut {
  const best = new Best(limit + 1, list.compare)
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    const last = best.last
    if (last !== undefined && list.compare(slot, last) > 0) continue
    if ((!place || list.isAfter(slot, place)) && fits(columns, slot, chosen)) best.add(slot)
  }
  return { slots: best.items.slice(0, limit), goesOn: best.items.length > limit }
}

/** What a text finds, and how well each fits it. */
export interface Ranked {
  readonly slots: Int32Array
  readonly ranks: Float32Array
}

/**
 * The better a text fits the earlier; of two that fit as well the one that closes sooner comes first, or where what is over is listed too, the one
 * that closes later.
 */
export function rankKey({ ranks, slots }: Ranked, at: number, columns: Columns, status: Status): readonly number[] {
  const [slot, sign] = [slots[at] as number, isBackwards(status) ? -1 : 1]
  return [-(ranks[at] as number), sign * (columns.keys.deadline[slot] as number), sign * (columns.ids[slot] as number)]
}

const isBackwards = (status: Status) => status === 'all' || status === 'closed'

/** A page in the order of how well the text fits; answers where in `ranked` they stand. */
export function cutByRank(
  ranked: Ranked,
  columns: Columns,
  chosen: Chosen,
  place: readonly number[] | undefined,
  limit: number,
): { readonly places: readonly number[]; readonly goesOn: boolean } {
  const { slots, ranks } = ranked
  const keyOf = (at: number) => rankKey(ranked, at, columns, chosen.status)
  const sign = isBackwards(chosen.status) ? -1 : 1
  const [closesAt, { ids }] = [columns.keys.deadline, columns]
  const best = new Best(limit + 1, (a, b) => {
    const [one, other] = [slots[a] as number, slots[b] as number]
    return (
      (ranks[b] as number) - (ranks[a] as number) ||
      sign * ((closesAt[one] as number) - (closesAt[other] as number)) ||
      sign * ((ids[one] as number) - (ids[other] as number))
    )
  })
  // Most are passed over here, so no key is made before.
  let worst = 0
  for (let at = 0; at < slots.length; at++) {
    if ((ranks[at] as number) < worst) continue
    if (place && compareKeys(keyOf(at), place) <= 0) continue
    if (!fits(columns, slots[at] as number, chosen)) continue
    best.add(at)
    if (best.last !== undefined) worst = ranks[best.last] as number
  }
  return { places: best.items.slice(0, limit), goesOn: best.items.length > limit }
}

/** By their numbers from left to right; the last one is an id, so no two are equal. */
function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
