import { hasStatus, type Listed, type Status } from './listed'

/** What was asked for, in codes. A facet without a choice is undefined; `matches` is what the text finds. */
export interface Chosen {
  readonly status: Status
  readonly now: number
  readonly facets: readonly (ReadonlySet<number> | undefined)[]
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
}

const hits = (codes: readonly number[], chosen: ReadonlySet<number>) => {
  for (const code of codes) if (chosen.has(code)) return true
  return false
}

/**
 * All counts in one walk: what misses no filter counts everywhere, what misses exactly one counts in that facet only. So values of a
 * facet are alternatives (OR) and facets narrow each other (AND).
 */
export function countFacets(items: readonly Listed[], chosen: Chosen, facetCount: number): Counts {
  const byFacet: number[][] = Array.from({ length: facetCount }, () => [])
  const gains: number[] = Array.from({ length: facetCount + 1 }, () => 0)
  const add = (facet: number, codes: readonly number[] = []) => {
    const counts = byFacet[facet] ?? []
    for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  }
  let all = 0
  let total = 0
  for (const item of items) {
    if (!hasStatus(item, chosen.status, chosen.now)) continue
    all++
    const missed = missedBy(item, chosen, facetCount)
    if (missed === NONE) {
      total++
      for (let facet = 0; facet < facetCount; facet++) add(facet, item.codes[facet])
    } else if (missed !== SEVERAL) {
      gains[missed] = (gains[missed] ?? 0) + 1
      if (missed < facetCount) add(missed, item.codes[missed])
    }
  }
  return { all, total, byFacet, gains }
}

const NONE = -1
const SEVERAL = -2

/** The one filter that an opportunity misses; `facetCount` stands for the text. */
function missedBy({ id, codes }: Listed, { facets, matches }: Chosen, facetCount: number): number {
  let missed = matches && !matches.has(id) ? facetCount : NONE
  for (let facet = 0; facet < facetCount; facet++) {
    const wanted = facets[facet]
    if (!wanted || hits(codes[facet] ?? [], wanted)) continue
    if (missed !== NONE) return SEVERAL
    missed = facet
  }
  return missed
}

export function passes(item: Listed, chosen: Chosen): boolean {
  return hasStatus(item, chosen.status, chosen.now) && missedBy(item, chosen, chosen.facets.length) === NONE
}
