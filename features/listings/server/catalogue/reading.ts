import type { Columns } from './columns'
import type { Chosen } from './counting'
import { type Cut, cutInOrder, type Sequence } from './cuts'
import type { Order } from './listed'
import { cutOverLast, isOverLast, overKey } from './over-last'
import type { Key, SortedList } from './sorted-list'

/** A list as somebody reads it: its order, and where they are. */
export interface Reading<P extends readonly number[]> extends Sequence<P> {
  readonly list: SortedList
  placeOf(slot: number): readonly number[]
  /** The place that a cursor holds. */
  placeIn(numbers: readonly number[]): P
  cut(place: P | undefined, limit: number): Cut
}

function inOrder(list: SortedList, order: Order, columns: Columns, chosen: Chosen): Reading<Key> {
  return {
    list,
    compare: list.compare,
    isAfter: (slot, place) => list.isAfter(slot, place),
    placeOf: (slot) => list.keyOf(slot),
    placeIn: (numbers) => numbers as Key,
    cut: (place, limit) => cutInOrder(list, columns, chosen, place, limit),
  }
}

/** `split` is when its first page was read: what ends meanwhile stays where it stood. */
function overLast(list: SortedList, columns: Columns, chosen: Chosen, split: number): Reading<readonly number[]> {
  const { status } = chosen
  const closesAt = columns.keys.deadline
  const keyOf = (slot: number) => overKey(status, split, closesAt[slot] as number, columns.ids[slot] as number)
  const isOver = (slot: number) => status === 'closed' || (closesAt[slot] as number) <= split
  return {
    list,
    compare(a, b) {
      const [one, other] = [isOver(a), isOver(b)]
      if (one !== other) return one ? 1 : -1
      return one ? list.compare(b, a) : list.compare(a, b)
    },
    isAfter(slot, place) {
      const key = keyOf(slot)
      const at = key.findIndex((each, at) => each !== place[at])
      return at >= 0 && (key[at] as number) > (place[at] as number)
    },
    placeOf: (slot) => [split, ...keyOf(slot)],
    placeIn: ([, ...key]) => key,
    cut: (place, limit) => cutOverLast(list, columns, chosen, split, place, limit),
  }
}

/** `from`: the numbers of the cursor from which one reads on. */
export function readingOf(
  list: SortedList,
  order: Order,
  columns: Columns,
  chosen: Chosen,
  from: readonly number[] | undefined,
): Reading<readonly number[]> {
  return isOverLast(order, chosen.status)
    ? overLast(list, columns, chosen, from?.[0] ?? chosen.now)
    : (inOrder(list, order, columns, chosen) as Reading<readonly number[]>)
}
