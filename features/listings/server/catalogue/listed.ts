import type { Facet, FacetSource, PayRange } from '../../contract'

/** What lists need of one opportunity, kept in memory: where it stands in each order, and its codes in each facet. */
export interface Listed {
  readonly id: number
  /** Of its text in the index of texts. */
  readonly slot: number
  readonly kind: string
  readonly isClosed: boolean
  /** Epoch milliseconds; FOREVER where there is no end. */
  readonly opensAt: number
  readonly closesAt: number
  /** One group of values a facet, in the order of the facets. */
  readonly groups: readonly number[]
  readonly keys: Readonly<Record<Order, readonly number[]>>
}

export type Order = 'deadline' | 'newest' | 'pay'
export type Status = 'open' | 'upcoming' | 'closed' | 'all'

export const FOREVER = Number.MAX_SAFE_INTEGER

export interface ListedSource extends FacetSource {
  readonly id: number
  readonly isClosed: boolean
  readonly opensAt: Date | null
  readonly closesAt: Date | null
  readonly publishedAt: Date | null
}

const MONTHS = 12

/** Unlike money is never mixed: pay by time first (a year's worth), then what comes once, then other currencies, then none. */
function payKey(pay: PayRange | null): readonly [group: number, value: number] {
  if (!pay || pay.maxPaise <= 0) return [3, 0]
  if (pay.currency !== 'INR') return [2, 0]
  return pay.period === 'once' ? [1, -pay.maxPaise] : [0, -pay.maxPaise * (pay.period === 'month' ? MONTHS : 1)]
}

export function listedOf(source: ListedSource, slot: number, groups: Listed['groups']): Listed {
  const { id, kind, isClosed } = source
  const closesAt = source.closesAt?.getTime() ?? FOREVER
  return {
    id,
    slot,
    kind,
    isClosed,
    opensAt: source.opensAt?.getTime() ?? 0,
    closesAt,
    groups,
    keys: {
      deadline: [closesAt, id],
      newest: [-(source.publishedAt?.getTime() ?? 0), -id],
      pay: [...payKey(source.pay), -id],
    },
  }
}

/** Judged by the time of the question, so that list, detail and API agree at the second of the deadline. */
export function stands(status: Status, isClosed: boolean, opensAt: number, closesAt: number, now: number): boolean {
  if (status === 'all') return true
  const isOver = isClosed || closesAt <= now
  if (status === 'closed') return isOver
  return !isOver && (status === 'upcoming' ? opensAt > now : opensAt <= now)
}

export function hasStatus({ isClosed, opensAt, closesAt }: Listed, status: Status, now: number): boolean {
  return stands(status, isClosed, opensAt, closesAt, now)
}

/** By their numbers from left to right; the last one is an id, so no two are equal. */
export function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
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
