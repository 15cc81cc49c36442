import { type Chosen, passes } from './counting'
import { compareKeys, hasStatus, type Listed, type Order } from './listed'

export interface Cut {
  readonly items: readonly Listed[]
  /** That fit, and that have the status asked for. */
  readonly total: number
  readonly all: number
  /** Whether there are more after the last of these. */
  readonly goesOn: boolean
}

type Place = readonly number[] | undefined

/** A page of a list that stands in its order already. */
export function cutInOrder(list: readonly Listed[], chosen: Chosen, order: Order, place: Place, limit: number): Cut {
  const items: Listed[] = []
  let [total, all, fitsAfter] = [0, 0, 0]
  for (const item of list) {
    if (!hasStatus(item, chosen.status, chosen.now)) continue
    all++
    if (!passes(item, chosen)) continue
    total++
    if (place && compareKeys(item.keys[order], place) <= 0) continue
    fitsAfter++
    if (items.length < limit) items.push(item)
  }
  return { items, total, all, goesOn: fitsAfter > items.length }
}

/** The better a text fits the earlier; of two that fit as well the newer first. */
export function rankKey({ id }: Listed, { matches }: Chosen): readonly number[] {
  return [-(matches?.get(id) ?? 0), -id]
}

/** A page in the order of how well the text fits. */
export function cutByRank(list: readonly Listed[], chosen: Chosen, place: Place, limit: number): Cut {
  const fitting: { readonly item: Listed; readonly key: readonly number[] }[] = []
  let all = 0
  for (const item of list) {
    if (!hasStatus(item, chosen.status, chosen.now)) continue
    all++
    if (passes(item, chosen)) fitting.push({ item, key: rankKey(item, chosen) })
  }
  fitting.sort((a, b) => compareKeys(a.key, b.key))
  const after = place ? fitting.filter(({ key }) => compareKeys(key, place) > 0) : fitting
  const items = after.slice(0, limit).map(({ item }) => item)
  return { items, total: fitting.length, all, goesOn: after.length > items.length }
}
