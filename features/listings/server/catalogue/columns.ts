import type { Listed } from './listed'

/** The same opportunities, one list a fact: counting walks through memory in order instead of from object to object. */
export interface Columns {
  readonly size: number
  readonly ids: Int32Array
  readonly isClosed: Uint8Array
  readonly opensAt: Float64Array
  readonly closesAt: Float64Array
  /** By facet. */
  readonly groups: readonly Int32Array[]
}

export function columnsOf(items: readonly Listed[]): Columns {
  const size = items.length
  const facetCount = items[0]?.groups.length ?? 0
  const groups = Array.from({ length: facetCount }, () => new Int32Array(size))
  const columns = {
    size,
    groups,
    ids: new Int32Array(size),
    isClosed: new Uint8Array(size),
    opensAt: new Float64Array(size),
    closesAt: new Float64Array(size),
  }
  for (const [at, item] of items.entries()) {
    columns.ids[at] = item.id
    columns.isClosed[at] = item.isClosed ? 1 : 0
    columns.opensAt[at] = item.opensAt
    columns.closesAt[at] = item.closesAt
    for (const [facet, column] of groups.entries()) column[at] = item.groups[facet] ?? 0
  }
  return columns
}
