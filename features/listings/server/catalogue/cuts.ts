import { type Chosen, fitsAt } from './counting'
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
  const columns = list.columns()
  const begin = Math.max(list.begin(chosen.status, chosen.now), place ? list.after(place) : 0)
  for (let at = begin; at < columns.size; at++) {
    if (!fitsAt(columns, at, chosen)) continue
    if (items.length === limit) return { items, goesOn: true }
    items.push(list.all[at] as Listed)
  }
  return { items, goesOn: false }
}

/** The better a text fits the earlier; of two that fit as well the newer first. */
export function rankKey({ id, slot }: Listed, { ranks }: Chosen): readonly number[] {
  return [-(ranks?.[slot] ?? 0), -id]
}

/** A page in the order of how well the text fits: of all that do, only the best so far are kept, in order. */
export function cutByRank(list: SortedList, chosen: Chosen, place: Place, limit: number): Cut {
  const best: { readonly item: Listed; readonly key: readonly number[] }[] = []
  const columns = list.columns()
  let [worstRank, worstId] = [0, 0]
  for (let at = 0; at < columns.size; at++) {
    const rank = chosen.ranks?.[columns.slots[at] as number] ?? 0
    // Most are passed over here, so no key is made before.
    if (rank === 0 || rank < worstRank || (rank === worstRank && (columns.ids[at] as number) < worstId)) continue
    const item = list.all[at] as Listed
    const key = rankKey(item, chosen)
    if ((place && compareKeys(key, place) <= 0) || !fitsAt(columns, at, chosen)) continue
    const before = best.findIndex((each) => compareKeys(key, each.key) < 0)
    best.splice(before < 0 ? best.length : before, 0, { item, key })
    if (best.length > limit + 1) best.pop()
    const worst = best.at(-1)
    if (worst && best.length > limit) [worstRank, worstId] = [chosen.ranks?.[worst.item.slot] ?? 0, worst.item.id]
  }
  return { items: best.slice(0, limit).map(({ item }) => item), goesOn: best.length > limit }
}
