import type { Guard, Placed, Point } from './declare'
import { isLate, wordsOf } from './errors'

/** Why an item is left out although its feature lives. */
export type Fault = { readonly code: 'invalid' | 'failed'; readonly text: string }

/** A contribution where the kernel keeps it: checked once, when it enters. */
export interface Entry {
  readonly id: string
  readonly feature: string
  readonly point: string
  readonly item: Placed<object>
  /** Place among the contributions of its feature. */
  readonly at: number
  /** The point and the item's key in it, which no two share. */
  readonly slot: string
  /** Whether it stays visible when its feature failed. */
  readonly keep: boolean
  fault: Fault | undefined
}

/** Makes an item and its entry; what is wrong with it stands in `fault`. Never throws, whatever it is given. */
export function toEntry(to: Point<never>, feature: string, at: number, make: () => unknown): Entry {
  const point = typeof to?.name === 'string' ? to.name : 'no point'
  const id = `${feature}.${point.slice(point.lastIndexOf('.') + 1)}-${at + 1}`
  const keep = to?.whenFailed === 'keep'
  const entry = { id, feature, point, item: {}, at, slot: '', keep, fault: undefined as Entry['fault'] }
  try {
    const item = make() as Placed<object>
    if (typeof item?.id === 'string' && item.id !== '') entry.id = item.id
    const words = flawOf(to, item)
    if (words !== undefined) entry.fault = faultOf(entry, 'invalid', words)
    else Object.assign(entry, { item, slot: `${point} ${to.key?.(item as never, feature) ?? entry.id}` })
  } catch (cause) {
    entry.fault = faultOf(entry, 'failed', wordsOf(cause))
  }
  return entry
}

function flawOf(to: Point<never>, item: Placed<object>): string | undefined {
  if (typeof to?.name !== 'string') return 'it is not made with contribute(…).'
  if (typeof item !== 'object' || item === null || Array.isArray(item) || isLate(item)) return 'it is not an object.'
  const { id, order, when = [] } = item
  if (id !== undefined && (typeof id !== 'string' || id === '')) return '"id" is not a name.'
  if (order !== undefined && !Number.isFinite(order)) return '"order" is not a number.'
  if (!Array.isArray(when) || !when.every(isGuard)) return '"when" is not a list of guards.'
  return to.check?.(item as never)
}

function faultOf({ id, feature, point }: Entry, code: Fault['code'], words: string): Fault {
  return { code, text: `Item "${id}" of feature "${feature}" is left out of ${point}: ${words}` }
}

/** Takes an entry's slot; when an earlier entry has it, this one is left out. */
export function claim(entry: Entry, taken: Map<string, Entry>, holder = taken.get(entry.slot)): void {
  if (entry.fault) return
  if (holder) entry.fault = doubled(entry, holder)
  else taken.set(entry.slot, entry)
}

/** Why a runtime's item is left out although it came first: a manifest's item has taken its slot, as it would at boot. */
export function doubleOf(entry: Entry, taken: ReadonlyMap<string, Entry>): Fault | undefined {
  const holder = taken.get(entry.slot)
  return holder && holder !== entry ? doubled(entry, holder) : undefined
}

function doubled(entry: Entry, holder: Entry): Fault {
  const key = entry.slot.slice(entry.point.length + 1)
  const words = `"${key}" is taken by item "${holder.id}" of feature "${holder.feature}". Change one of the two.`
  return faultOf(entry, 'invalid', words)
}

function isGuard(value: unknown): value is Guard {
  const given = value as Partial<Guard> | null | undefined
  return typeof given?.guard === 'string' && Array.isArray(given.args)
}
