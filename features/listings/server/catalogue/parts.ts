import { LRUCache } from 'lru-cache'
import { ALL_KINDS } from './columns'
import { type Chosen, count, createTally, isKnown, sizeOf, type Tally } from './counting'
import type { Shelves } from './shelves'

const MOST_KEPT = 10_000
/** Numbers in all of them together: 32 MB. */
const MOST_NUMBERS = 8_000_000
/** A question of more parts is counted at once. */
const MOST_PARTS = 64

/** Of one kind, and of one group of values of the narrowest facet where there is one. */
interface Part {
  readonly chosen: Chosen
  readonly facet: number | undefined
  readonly group: number
  readonly tally: Tally
}

/**
 * Counts of parts, which add up: of each kind, and of each group of values in the facet whose choice finds the fewest. People choose the same few cities
 * in ever other company; each is walked through once, and what they have together is a sum. Without what would be with other values of that facet.
 */
export function createParts({ columns, dictionaries, slotsOf, postings, kinds, codeOf }: Shelves) {
  const kept = new LRUCache<string, Part>({
    max: MOST_KEPT,
    maxSize: MOST_NUMBERS,
    sizeCalculation: ({ tally }) => sizeOf(tally),
  })

  const slotsIn = ({ kind, hits }: Chosen, facet: number | undefined) =>
    facet === undefined ? slotsOf(kind) : postings(facet).gather(hits[facet] as Uint8Array, kind)

  function make(whole: Chosen, kind: number, facet: number | undefined, group: number): Part {
    const hits = whole.hits.map((each, at) => (at === facet && each ? each.map((_, at) => +(at === group)) : each))
    const slots = slotsIn({ ...whole, kind, hits }, facet)
    const chosen = { ...whole, kind, active: whole.active.filter((each) => each !== facet) }
    const tally = createTally(dictionaries, chosen.counted)
    count(columns, slots, chosen, tally)
    return { chosen, facet, group, tally }
  }

  return {
    /** `name` tells what else was asked, but for the kind and the values of this facet. */
    countInto(tally: Tally, chosen: Chosen, facet: number | undefined, name: string): void {
      const codes = chosen.kind === ALL_KINDS ? kinds().map(codeOf) : [chosen.kind]
      const groups = facet === undefined ? [0] : groupsIn(chosen.hits[facet] as Uint8Array)
      const size = codes.length * groups.length
      if (size > MOST_PARTS || (facet === undefined && size === 1))
        return count(columns, slotsIn(chosen, facet), chosen, tally)
      for (const kind of codes)
        for (const group of groups) {
          const key = `${kind} ${facet} ${group} ${name}`
          const before = kept.get(key)
          const part = before && chosen.now < before.tally.until ? before : make(chosen, kind, facet, group)
          if (part !== before) kept.set(key, part)
          add(tally, part.tally)
        }
    },
    /** A slot was added (1), or is about to go (−1). */
    follow(slot: number, step: 1 | -1): void {
      const one = Int32Array.of(slot)
      const unknown: string[] = []
      kept.forEach(({ chosen, facet, group, tally }, key) => {
        if (chosen.kind !== columns.kinds[slot]) return
        if (facet !== undefined && columns.groups[facet]?.[slot] !== group) return
        if (isKnown(columns, slot, chosen, tally)) count(columns, one, chosen, tally, step)
        else unknown.push(key)
      })
      for (const key of unknown) kept.delete(key)
    },
  }
}

const groupsIn = (hits: Uint8Array) => [...hits.keys()].filter((group) => hits[group] === 1)

function add(tally: Tally, part: Tally): void {
  tally.total += part.total
  tally.until = Math.min(tally.until, part.until)
  for (let facet = 0; facet < part.gains.length; facet++) {
    tally.gains[facet] = (tally.gains[facet] as number) + (part.gains[facet] as number)
    const [all, counts] = [tally.groups[facet] as Int32Array, part.groups[facet] as Int32Array]
    for (let group = 0; group < counts.length; group++) all[group] = (all[group] as number) + (counts[group] as number)
  }
}
