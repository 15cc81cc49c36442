import { type Chosen, fitsAt } from './counting'
import { compareKeys, type Listed, type Status } from './listed'
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
  const columns = list.columns()
  const begin = Math.max(list.begin(chosen.status, chosen.now), place ? list.after(place) : 0)
  for (let at = begin; at < columns.size; at++) {
    if (!fitsAt(columns, at, chosen)) continue
    if (items.length === limit) return { items, goesOn: true }
    items.push(list.all[at] as Listed)
  }
  return { items, goesOn: false }
}

/**
 * The better a text fits the earlier; of two that fit as well the one that closes sooner comes first, or where what is over is listed too, the one
 * that closes later. So all of a rank stand in the order of deadlines, forwards or backwards.
 */
export function rankKey({ id, slot, closesAt }: Listed, { ranks, status }: Chosen): readonly number[] {
  const sign = isBackwards(status) ? -1 : 1
  return [-(ranks?.[slot] ?? 0), sign * closesAt, sign * id]
}

const isBackwards = (status: Status) => status === 'all' || status === 'closed'

/** A page in the order of how well the text fits: of all that do, only the best so far are kept, in order. `list` is in the order of deadlines. */
export function cutByRank(list: SortedList, chosen: Chosen, place: Place, limit: number): Cut {
  const best: { readonly item: Listed; readonly key: readonly number[] }[] = []
  const columns = list.columns()
  const begin = list.begin(chosen.status, chosen.now)
  const step = isBackwards(chosen.status) ? -1 : 1
  let worst = 0
  for (let at = step > 0 ? begin : columns.size - 1; at >= begin && at < columns.size; at += step) {
    const rank = chosen.ranks?.[columns.slots[at] as number] ?? 0
    // Most are passed over here, so no key is made before. What fits no better than the worst comes after it.
    if (rank === 0 || rank <= worst) continue
    const item = list.all[at] as Listed
    const key = rankKey(item, chosen)
    if ((place && compareKeys(key, place) <= 0) || !fitsAt(columns, at, chosen)) continue
    const before = best.findIndex((each) => compareKeys(key, each.key) < 0)
    best.splice(before < 0 ? best.length : before, 0, { item, key })
    if (best.length > limit + 1) best.pop()
    if (best.length > limit) worst = -((best.at(-1)?.key[0] as number) ?? 0)
  }
  return { items: best.slice(0, limit).map(({ item }) => item), goesOn: best.length > limit }
}
