import { ALL_KINDS, type Columns, REMOVED } from './columns'
import { facetName } from '../../contract'
import type { Question } from './question'
import type { Shelves } from './shelves'
import { type Dictionary, FOREVER, type Status, soonest, stands } from './listed'

/** What was asked for, in codes, but for a text. A facet without a choice is undefined. */
export interface Chosen {
  readonly kind: number
  readonly status: Status
  readonly now: number
  /** By facet: which groups of values hit. */
  readonly hits: readonly (Uint8Array | undefined)[]
  /** The facets with a choice, and those that are counted. */
  readonly active: readonly number[]
  readonly counted: readonly number[]
  /** Slots that are passed over in lists; counts take them off at the end. */
  readonly without?: ReadonlySet<number>
}

/** Counted by groups of values, which few opportunities have alone. */
export interface Tally {
  total: number
  /** By facet: how many there would be with a value of that group chosen (or within, where others of its facet are). */
  readonly groups: Int32Array[]
  /** By facet: how many come back without it. */
  readonly gains: Int32Array
  /** When time next opens or closes one of those that were looked at: until then it holds. */
  until: number
}

/** Room for groups that come later. */
const SPARE = 32

export function createTally(dictionaries: readonly Dictionary[], counted: readonly number[]): Tally {
  const groups = dictionaries.map(
    ({ groups }, facet) => new Int32Array(counted.includes(facet) ? groups.length + SPARE : 0),
  )
  return { total: 0, groups, gains: new Int32Array(dictionaries.length), until: FOREVER }
}

/** By the list of values that was chosen: a long one, of one person, comes again as itself. */
const known = new WeakMap<readonly string[], { readonly of: Dictionary; readonly hits: Uint8Array }>()

/** The groups of values that hold a chosen one. */
function hitsOf(dictionary: Dictionary, values: readonly string[]): Uint8Array {
  const before = known.get(values)
  if (before?.of === dictionary && before.hits.length === dictionary.groups.length) return before.hits
  const isChosen = new Uint8Array(dictionary.names.length)
  for (const value of values) {
    const code = dictionary.find(value)
    if (code !== undefined) isChosen[code] = 1
  }
  const hits = new Uint8Array(dictionary.groups.length)
  for (const [at, group] of dictionary.groups.entries()) hits[at] = +group.some((code) => isChosen[code] === 1)
  known.set(values, { of: dictionary, hits })
  return hits
}

export function chosenOf(
  { dictionaries, codeOf, slotOf }: Pick<Shelves, 'dictionaries' | 'codeOf' | 'slotOf'>,
  { kind, choices, status, isOwn = false, without = [] }: Question,
  now: number,
): Chosen {
  const hits = dictionaries.map((dictionary) => {
    const values = choices[facetName(dictionary.facet)]
    if (!values || values.length === 0) return undefined
    return hitsOf(dictionary, values)
  })
  const active = hits.flatMap((wanted, facet) => (wanted ? [facet] : []))
  const isCounted = ({ facet }: Dictionary) => facet.counted !== false && (isOwn || facet.sortFor === undefined)
  const counted = dictionaries.flatMap((each, at) => (isCounted(each) ? [at] : []))
  const unwanted = new Set(without.map(slotOf).filter((slot) => slot !== undefined))
  const chosen = { kind: codeOf(kind), status, now, hits, active, counted }
  return unwanted.size > 0 ? { ...chosen, without: unwanted } : chosen
}

const OWN_SIZE = 64
/** In numbers, for caches that hold so many. */
export const sizeOf = ({ groups }: Tally) => groups.reduce((sum, { length }) => sum + length, OWN_SIZE)

const NONE = -1
const SEVERAL = -2

/**
 * Counts in one walk: what misses no filter counts everywhere, what misses exactly one counts in that facet only. So values of a facet are
 * alternatives (OR) and facets narrow each other (AND). `step` −1 takes back what was counted.
 */
export function count(columns: Columns, slots: Int32Array, chosen: Chosen, tally: Tally, step = 1): void {
  const { kinds, isClosed, opensAt, groups, keys } = columns
  const { kind, status, now, hits, active, counted } = chosen
  let { until } = tally
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    const own = kinds[slot] as number
    if (own === REMOVED || (kind !== ALL_KINDS && own !== kind)) continue
    let missed = NONE
    for (let each = 0; each < active.length; each++) {
      const facet = active[each] as number
      if ((hits[facet] as Uint8Array)[(groups[facet] as Int32Array)[slot] as number] === 1) continue
      missed = missed === NONE ? facet : SEVERAL
      if (missed === SEVERAL) break
    }
    if (missed === SEVERAL) continue
    const [opens, closes] = [opensAt[slot] as number, keys.deadline[slot] as number]
    until = soonest(until, opens, closes, now)
    if (!stands(status, isClosed[slot] === 1, opens, closes, now)) continue
    if (missed === NONE) {
      tally.total += step
      for (let each = 0; each < counted.length; each++) {
        const facet = counted[each] as number
        const [counts, group] = [tally.groups[facet] as Int32Array, (groups[facet] as Int32Array)[slot] as number]
        counts[group] = (counts[group] as number) + step
      }
    } else {
      tally.gains[missed] = (tally.gains[missed] as number) + step
      const [counts, group] = [tally.groups[missed] as Int32Array, (groups[missed] as Int32Array)[slot] as number]
      if (counts.length > 0) counts[group] = (counts[group] as number) + step
    }
  }
  tally.until = until
}

/** The total alone, of the same walk. */
export function countTotal(columns: Columns, slots: Int32Array, chosen: Chosen, tally: Tally, step = 1): void {
  const { isClosed, opensAt, keys } = columns
  const { status, now } = chosen
  let { until } = tally
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    if (!isMeant(columns, slot, chosen)) continue
    const [opens, closes] = [opensAt[slot] as number, keys.deadline[slot] as number]
    until = soonest(until, opens, closes, now)
    if (stands(status, isClosed[slot] === 1, opens, closes, now)) tally.total += step
  }
  tally.until = until
}

/** Whether it is of the kind and has the values, open or not. Values are asked first: they pass over the most, with a single look at memory. */
function isMeant({ kinds, groups }: Columns, slot: number, { kind, hits, active }: Chosen): boolean {
  for (let each = 0; each < active.length; each++) {
    const facet = active[each] as number
    if ((hits[facet] as Uint8Array)[(groups[facet] as Int32Array)[slot] as number] !== 1) return false
  }
  const own = kinds[slot] as number
  return own !== REMOVED && (kind === ALL_KINDS || own === kind)
}

/** Whether it is among what was asked for. */
export function fits(columns: Columns, slot: number, chosen: Chosen): boolean {
  if (!isMeant(columns, slot, chosen)) return false
  const { isClosed, opensAt, keys } = columns
  const { status, now, without } = chosen
  if (!stands(status, isClosed[slot] === 1, opensAt[slot] as number, keys.deadline[slot] as number, now)) return false
  return without === undefined || !without.has(slot)
}

/** Whether a tally has a place for all that it has: groups may be newer than what was asked. */
export function isKnown(columns: Columns, slot: number, { hits, active, counted }: Chosen, tally: Tally): boolean {
  const groupIn = (facet: number) => (columns.groups[facet] as Int32Array)[slot] as number
  return (
    active.every((facet) => groupIn(facet) < (hits[facet] as Uint8Array).length) &&
    counted.every((facet) => groupIn(facet) < (tally.groups[facet] as Int32Array).length)
  )
}
