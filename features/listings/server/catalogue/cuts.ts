import { type Chosen, passes } from './counting'
import { compareKeys, type Listed } from './listed'
import type { SortedList } from './sorted-list'

export interface Cut {
  readonly items: readonly Listed[]
  /** Whether there are more after the last of these. */
  readonly goesOn: boolean
}

type Place = readonly number[] | undefined

/** A page of a list that stands in its order already: reads no further than it must. */
export function cutInOrder(list: SortedList, chosen: Chosen, place: Place, limit: number): Cut {
  const items: Listed[] = []
  for (let at = place ? list.after(place) : 0; at < list.all.length; at++) {
    const item = list.all[at]
    if (!item || !passes(item, chosen)) continue
    if (items.length === limit) return { items, goesOn: true }
    items.push(item)
  }
  return { items, goesOn: false }
}

/** The better a text fits the earlier; of two that fit as well the newer first. */
export function rankKey({ id }: Listed, { matches }: Chosen): readonly number[] {
  return [-(matches?.get(id) ?? 0), -id]
}

/** A page in the order of how well the text fits. */
export function cutByRank(found: readonly Listed[], chosen: Chosen, place: Place, limit: number): Cut {
  const fitting = found
    .filter((item) => passes(item, chosen))
    .map((item) => ({ item, key: rankKey(item, chosen) }))
    .filter(({ key }) => !place || compareKeys(key, place) > 0)
    .sort((a, b) => compareKeys(a.key, b.key))
  return { items: fitting.slice(0, limit).map(({ item }) => item), goesOn: fitting.length > limit }
}
