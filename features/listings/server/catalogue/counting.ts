import type { Columns } from './columns'
import { type Dictionary, type Status, stands } from './listed'
import type { SortedList } from './sorted-list'

/** What was asked for, in codes. A facet without a choice is undefined. */
export interface Chosen {
  readonly status: Status
  readonly now: number
  /** By facet: which groups of values hit. */
  readonly hits: readonly (Uint8Array | undefined)[]
  /** By slot: how well it fits the text, 0 where it does not; undefined without a text. */
  readonly ranks: Float32Array | undefined
}

export interface Counts {
  /** Of the kind and status, whatever the filters. */
  readonly all: number
  readonly total: number
  /** By facet and code: how many there would be with that value chosen (or within, where others of its facet are). */
  readonly byFacet: readonly (readonly number[])[]
  /** By facet: how many come back without it. The last one is the text. */
  readonly gains: readonly number[]
  /** When time next opens or closes one of these: until then the counts hold. */
  readonly until: number
}

/** The groups of values that hold a chosen one. */
export function hitsOf({ groups }: Dictionary, codes: ReadonlySet<number>): Uint8Array {
  return Uint8Array.from(groups, (group) => (group.some((code) => codes.has(code)) ? 1 : 0))
}

/**
 * All counts in one walk: what misses no filter counts everywhere, what misses exactly one counts in that facet only. So values of a facet are
 * alternatives (OR) and facets narrow each other (AND). Counted are groups of values, which few opportunities have alone.
 */
export function countFacets(list: SortedList, chosen: Chosen, dictionaries: readonly Dictionary[]): Counts {
  const { slots, groups } = list.columns()
  const { places, until } = list.standing(chosen.status, chosen.now)
  const { hits, ranks } = chosen
  const active = hits.flatMap((wanted, facet) => (wanted ? [facet] : []))
  const facetCount = dictionaries.length
  const counted = dictionaries.flatMap(({ facet }, at) => (facet.counted === false ? [] : [at]))
  const byGroup = dictionaries.map((dictionary) => new Int32Array(dictionary.groups.length))
  const gains = new Int32Array(facetCount + 1)
  let total = 0
  const countIn = (facet: number, at: number) => {
    const group = (groups[facet] as Int32Array)[at] as number
    const counts = byGroup[facet] as Int32Array
    counts[group] = (counts[group] as number) + 1
  }
  for (const at of places) {
    let missed = ranks && ranks[slots[at] as number] === 0 ? facetCount : NONE
    for (const facet of active) {
      if ((hits[facet] as Uint8Array)[(groups[facet] as Int32Array)[at] as number] === 1) continue
      missed = missed === NONE ? facet : SEVERAL
      if (missed === SEVERAL) break
    }
    if (missed === SEVERAL) continue
    if (missed === NONE) {
      total++
      for (const facet of counted) countIn(facet, at)
    } else {
      gains[missed] = (gains[missed] as number) + 1
      if (missed < facetCount && dictionaries[missed]?.facet.counted !== false) countIn(missed, at)
    }
  }
  const byFacet = dictionaries.map((dictionary, facet) => byCode(dictionary, byGroup[facet] as Int32Array))
  return { all: places.length, total, byFacet, gains: [...gains], until }
}

function byCode({ groups }: Dictionary, counts: Int32Array): readonly number[] {
  const codes: number[] = []
  for (const [at, group] of groups.entries())
    for (const code of group) codes[code] = (codes[code] ?? 0) + (counts[at] ?? 0)
  return codes
}

const NONE = -1
const SEVERAL = -2

/** Whether what stands at this place is among what was asked for. */
export function fitsAt(columns: Columns, at: number, { status, now, hits, ranks }: Chosen): boolean {
  const { slots, isClosed, opensAt, closesAt, groups } = columns
  if (!stands(status, isClosed[at] === 1, opensAt[at] as number, closesAt[at] as number, now)) return false
  if (ranks && ranks[slots[at] as number] === 0) return false
  for (let facet = 0; facet < hits.length; facet++) {
    const wanted = hits[facet]
    if (wanted && wanted[groups[facet]?.[at] ?? 0] !== 1) return false
  }
  return true
}
