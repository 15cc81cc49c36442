import type { Columns } from './columns'
import { type Dictionary, FOREVER, hasStatus, type Listed, stands, type Status } from './listed'

/** What was asked for, in codes. A facet without a choice is undefined; `matches` is what the text finds. */
export interface Chosen {
  readonly status: Status
  readonly now: number
  /** By facet: which groups of values hit. */
  readonly hits: readonly (Uint8Array | undefined)[]
  readonly matches: ReadonlyMap<number, number> | undefined
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
 * All counts in one walk: what misses no filter counts everywhere, what misses exactly one counts in that facet only. So values of a
 * facet are alternatives (OR) and facets narrow each other (AND). Counted are groups of values, which few opportunities have alone.
 */
export function countFacets(columns: Columns, chosen: Chosen, dictionaries: readonly Dictionary[]): Counts {
  const { status, now } = chosen
  const { size, ids, isClosed, opensAt, closesAt, groups } = columns
  const facetCount = dictionaries.length
  const byGroup = dictionaries.map((dictionary) => new Int32Array(dictionary.groups.length))
  const gains: number[] = Array.from({ length: facetCount + 1 }, () => 0)
  const active = chosen.hits.flatMap((wanted, facet) => (wanted ? [{ wanted, facet, column: groups[facet] }] : []))
  let [all, total, until] = [0, 0, FOREVER]
  for (let at = 0; at < size; at++) {
    const [opens, closes] = [opensAt[at] as number, closesAt[at] as number]
    if (closes > now && closes < until) until = closes
    if (opens > now && opens < until) until = opens
    if (!stands(status, isClosed[at] === 1, opens, closes, now)) continue
    all++
    let missed = chosen.matches && !chosen.matches.has(ids[at] as number) ? facetCount : NONE
    for (const { wanted, facet, column } of active) {
      if (wanted[column?.[at] ?? 0] === 1) continue
      missed = missed === NONE ? facet : SEVERAL
      if (missed === SEVERAL) break
    }
    if (missed === SEVERAL) continue
    if (missed === NONE) total++
    else gains[missed] = (gains[missed] ?? 0) + 1
    const [from, to] = missed === NONE ? [0, facetCount] : [missed, Math.min(missed + 1, facetCount)]
    for (let facet = from; facet < to; facet++) addOne(byGroup[facet], groups[facet]?.[at])
  }
  const byFacet = dictionaries.map((dictionary, facet) => byCode(dictionary, byGroup[facet] ?? new Int32Array()))
  return { all, total, byFacet, gains, until }
}

function addOne(counts: Int32Array | undefined, group: number | undefined): void {
  if (counts && group !== undefined) counts[group] = (counts[group] ?? 0) + 1
}

function byCode({ groups }: Dictionary, counts: Int32Array): readonly number[] {
  const codes: number[] = []
  for (const [at, group] of groups.entries())
    for (const code of group) codes[code] = (codes[code] ?? 0) + (counts[at] ?? 0)
  return codes
}

const NONE = -1
const SEVERAL = -2

export function passes(item: Listed, { status, now, hits, matches }: Chosen): boolean {
  if (!hasStatus(item, status, now) || (matches && !matches.has(item.id))) return false
  return hits.every((wanted, facet) => !wanted || wanted[item.groups[facet] ?? 0] === 1)
}
