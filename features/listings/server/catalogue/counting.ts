import { type Dictionary, FOREVER, hasStatus, type Listed, type Status } from './listed'

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
export function countFacets(items: readonly Listed[], chosen: Chosen, dictionaries: readonly Dictionary[]): Counts {
  const facetCount = dictionaries.length
  const byGroup = dictionaries.map(({ groups }) => new Int32Array(groups.length))
  const gains: number[] = Array.from({ length: facetCount + 1 }, () => 0)
  let [all, total, until] = [0, 0, FOREVER]
  for (const item of items) {
    if (item.closesAt > chosen.now && item.closesAt < until) until = item.closesAt
    if (item.opensAt > chosen.now && item.opensAt < until) until = item.opensAt
    if (!hasStatus(item, chosen.status, chosen.now)) continue
    all++
    const missed = missedBy(item, chosen)
    if (missed === NONE) {
      total++
      for (let facet = 0; facet < facetCount; facet++) addOne(byGroup[facet], item.groups[facet])
    } else if (missed !== SEVERAL) {
      gains[missed] = (gains[missed] ?? 0) + 1
      if (missed < facetCount) addOne(byGroup[missed], item.groups[missed])
    }
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

/** The one filter that an opportunity misses; the number of facets stands for the text. */
function missedBy({ id, groups }: Listed, { hits, matches }: Chosen): number {
  let missed = matches && !matches.has(id) ? hits.length : NONE
  for (let facet = 0; facet < hits.length; facet++) {
    const wanted = hits[facet]
    if (!wanted || wanted[groups[facet] ?? 0] === 1) continue
    if (missed !== NONE) return SEVERAL
    missed = facet
  }
  return missed
}

export function passes(item: Listed, chosen: Chosen): boolean {
  return hasStatus(item, chosen.status, chosen.now) && missedBy(item, chosen) === NONE
}
