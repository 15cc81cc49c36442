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
class Best<T> {
  readonly items: T[] = []
  constructor(
    private readonly most: number,
    private readonly compare: (a: T, b: T) => number,
  ) {}

  add(item: T): void {
    let [low, high] = [0, this.items.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(item, this.items[middle] as T) < 0) high = middle
      else low = middle + 1
    }
    if (low >= this.most) return
    this.items.splice(low, 0, item)
    if (this.items.length > this.most) this.items.pop()
  }

  get last(): T | undefined {
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
  const best = new Best<number>(limit + 1, list.compare)
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    const last = best.last
    if (last !== undefined && list.compare(slot, last) > 0) continue
    if ((!place || list.isAfter(slot, place)) && fits(columns, slot, chosen)) best.add(slot)
  }
  return { slots: best.items.slice(0, limit), goesOn: best.items.length > limit }
}

/** Something that a text finds, and how well it fits. */
export interface Hit {
  readonly slot: number
  readonly rank: number
}

export type Hear = (slot: number, rank: number) => undefined
/** Walks through what a text finds, in any order; what is not meant is passed over before its rank is told. */
export type WalkHits = (isMeant: (slot: number) => boolean, hear: Hear) => void

/** Beyond what a page can show. */
export interface Limit {
  /** Whether it comes after all that is shown, with a rank that is no better than this. */
  isBeyond(slot: number, rank: number): boolean
  /** With a lower rank it comes after all that is shown. */
  readonly least: number
  /** With a higher one it stands on an earlier page. */
  readonly most: number
  /** Of the same rank those that close later come first. */
  readonly isBackwards: boolean
}

/**
 * The better a text fits the earlier; of two that fit as well the one that closes sooner comes first, or where what is over is listed too, the one
 * that closes later.
 */
export function rankKey({ rank, slot }: Hit, columns: Columns, status: Status): readonly number[] {
  const sign = isBackwards(status) ? -1 : 1
  return [-rank, sign * (columns.keys.deadline[slot] as number), sign * (columns.ids[slot] as number)]
}

const isBackwards = (status: Status) => status === 'all' || status === 'closed'

/** A page in the order of how well the text fits, and how many there are. `walk` may leave out what is beyond the limit; it returns how many there are then. */
export function cutByRank(
  walk: (hear: Hear, limit: Limit) => number | undefined,
  columns: Columns,
  chosen: Chosen,
  place: readonly number[] | undefined,
  limit: number,
): { readonly hits: readonly Hit[]; readonly goesOn: boolean; readonly total: number } {
  const sign = isBackwards(chosen.status) ? -1 : 1
  const [closesAt, { ids }] = [columns.keys.deadline, columns]
  const inTime = (one: number, other: number) =>
    sign * ((closesAt[one] as number) - (closesAt[other] as number)) ||
    sign * ((ids[one] as number) - (ids[other] as number))
  const best = new Best<Hit>(limit + 1, (a, b) => b.rank - a.rank || inTime(a.slot, b.slot))
  let [heard, worst] = [0, { slot: 0, rank: 0 } as Hit]
  const isBeyond = (slot: number, rank: number) =>
    rank < worst.rank || (rank === worst.rank && inTime(slot, worst.slot) > 0)
  const total = walk(
    (slot, rank) => {
      heard += 1
      // Most are passed over here, so nothing is made before.
      if (isBeyond(slot, rank)) return
      const hit = { slot, rank }
      if (place && compareKeys(rankKey(hit, columns, chosen.status), place) <= 0) return
      best.add(hit)
      worst = best.last ?? worst
    },
    {
      isBeyond,
      get least() {
        return worst.rank
      },
      most: place ? -(place[0] as number) : Number.POSITIVE_INFINITY,
      isBackwards: isBackwards(chosen.status),
    },
  )
  return { hits: best.items.slice(0, limit), goesOn: best.items.length > limit, total: total ?? heard }
}

/** By their numbers from left to right; the last one is an id, so no two are equal. */
function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
