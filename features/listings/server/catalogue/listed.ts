import type { Facet, FacetSource, PayRange } from '../../contract'

/** What may be read of one that is listed. */
export interface Listed {
  readonly id: number
  /** Epoch milliseconds; FOREVER where there is no end. */
  readonly closesAt: number
  /** See `payKey`. */
  readonly payKey: number
  /** Its group of values in the facet that stands there. */
  group(facet: number): number
}

export type Order = 'deadline' | 'newest' | 'pay' | 'popular'
export const orders: readonly Order[] = ['deadline', 'newest', 'pay', 'popular']
export type Status = 'open' | 'upcoming' | 'closed' | 'all'

export const FOREVER = Number.MAX_SAFE_INTEGER

export interface ListedSource extends FacetSource {
  readonly id: number
  readonly isClosed: boolean
  readonly opensAt: Date | null
  /** When it ended, where it is closed. */
  readonly closesAt: Date | null
  readonly publishedAt: Date | null
  /** See `popularityOf`; null where nobody did anything. */
  readonly popularity: number | null
}

const MONTHS = 12

/** More than anybody pays, in paise. */
const APART = 2 ** 50

/** Unlike money is never mixed: pay by time first (a year's worth, less than 0), then what comes once, then other currencies, then none. */
export function payKey(pay: PayRange | null): number {
  if (!pay || pay.maxPaise <= 0) return 3 * APART
  if (pay.currency !== 'INR') return 2 * APART
  return pay.period === 'once' ? APART - pay.maxPaise : -pay.maxPaise * (pay.period === 'month' ? MONTHS : 1)
}

const SCORED = 1_000_000
const LATE_MS = 1e14

/** By how many take an interest; what nobody has looked at yet follows, the newest first. */
export function popularKey(popularity: number | null, publishedAt: Date | null): number {
  return popularity === null ? -(publishedAt?.getTime() ?? 0) / LATE_MS : -(SCORED + popularity)
}

/** Judged by the time of the question, so that list, detail and API agree at the second of the deadline. */
export function stands(status: Status, isClosed: boolean, opensAt: number, closesAt: number, now: number): boolean {
  if (status === 'all') return true
  const isOver = isClosed || closesAt <= now
  if (status === 'closed') return isOver
  return !isOver && (status === 'upcoming' ? opensAt > now : opensAt <= now)
}

/** When time next opens or closes this or what was looked at before. */
export function soonest(until: number, opensAt: number, closesAt: number, now: number): number {
  const closes = closesAt > now && closesAt < until ? closesAt : until
  return opensAt > now && opensAt < closes ? opensAt : closes
}

/** Codes for the values of one facet, given out as they are met, and groups of codes that opportunities have together. */
export interface Dictionary {
  readonly facet: Facet
  readonly names: readonly string[]
  readonly groups: readonly (readonly number[])[]
  find(value: string): number | undefined
  /** The same group for the same values: most opportunities share theirs. */
  group(values: readonly string[]): number
}

export function createDictionary(facet: Facet): Dictionary {
  const names: string[] = []
  const groups: (readonly number[])[] = []
  const byName = new Map<string, number>()
  const byCodes = new Map<string, number>()
  function code(value: string): number {
    const known = byName.get(value)
    if (known !== undefined) return known
    byName.set(value, names.length)
    return names.push(value) - 1
  }
  return {
    facet,
    names,
    groups,
    find: (value) => byName.get(facet.spell?.(value) ?? value),
    group(values) {
      const codes = [...new Set(values.filter((value) => value !== '').map(code))].sort((a, b) => a - b)
      const key = codes.join()
      const known = byCodes.get(key)
      if (known !== undefined) return known
      byCodes.set(key, groups.length)
      return groups.push(codes) - 1
    },
  }
}
