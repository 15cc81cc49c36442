import type { Columns } from './columns'
import { type Chosen, fits } from './counting'
import type { Cut } from './cuts'
import type { Status } from './listed'
import type { Sort } from './question'
import type { SortedList } from './sorted-list'

/** By deadline, where what is over is listed too: it comes last, and of it what ended last comes first. */
export const isOverLast = (sort: Sort, status: Status) =>
  sort === 'deadline' && (status === 'all' || status === 'closed')

/** What places of such a list are known by: they are none in a list without what is over. */
export const cursorName = (sort: Sort, status: Status) => (isOverLast(sort, status) ? `${sort}-${status}` : sort)

/** Where something stands in such a list, compared from left to right; `split` parts what is over from the rest. */
export function overKey(status: Status, split: number, closesAt: number, id: number): readonly number[] {
  return status === 'closed' || closesAt <= split ? [1, -closesAt, -id] : [0, closesAt, id]
}

/** First on to the end of the list, then back from where what is over ends. */
function* walk(list: SortedList, status: Status, split: number, place: readonly number[] | undefined) {
  const { slots } = list
  const begin = status === 'closed' ? slots.length : list.after([split, Number.MAX_SAFE_INTEGER])
  const [part = 0, value = 0, id = 0] = place ?? []
  if (part === 0)
    for (let at = place ? list.after([value, id]) : begin; at < slots.length; at++) yield slots[at] as number
  for (let at = part === 0 ? begin - 1 : list.before([-value, -id]); at >= 0; at--) yield slots[at] as number
}

export function cutOverLast(
  list: SortedList,
  columns: Columns,
  chosen: Chosen,
  split: number,
  place: readonly number[] | undefined,
  limit: number,
): Cut {
  const found: number[] = []
  for (const slot of walk(list, chosen.status, split, place)) {
    if (!fits(columns, slot, chosen)) continue
    if (found.length === limit) return { slots: found, goesOn: true }
    found.push(slot)
  }
  return { slots: found, goesOn: false }
}
