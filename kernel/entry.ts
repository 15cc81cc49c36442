import type { Guard, Placed, Point } from './declare'
import { isPromise, wordsOf } from './errors'

/** Why an item is left out although its feature lives. */
export interface Fault {
  readonly code: 'invalid' | 'failed'
  readonly text: string
}

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

/** Makes the entry of an item; what is wrong with it stands in `fault`. Never throws, whatever it is given. */
export function toEntry(to: Point<never>, item: unknown, feature: string, at: number): Entry {
  const { id, order, when } = (item ?? {}) as { id?: unknown; order?: unknown; when?: unknown }
  let key: unknown = id
  let words: string | undefined
  try {
    if (typeof item !== 'object' || item === null || isPromise(item)) words = 'it is not an object.'
    else if (id !== undefined && (typeof id !== 'string' || id === '')) words = '"id" is not a name.'
    else if (order !== undefined && !Number.isFinite(order)) words = '"order" is not a number.'
    else if (when !== undefined && !(Array.isArray(when) && when.every(isGuard)))
      words = '"when" is not a list of guards.'
    else words = to.check?.(item as never)
    if (words === undefined && to.key) key = to.key(item as never, feature)
  } catch (cause) {
    words = `its check failed: ${wordsOf(cause)}`
  }
  const entry = emptyEntry(to, feature, at, typeof id === 'string' && id !== '' ? id : undefined, key)
  if (words !== undefined) entry.fault = faultOf(entry, 'invalid', words)
  return Object.assign(entry, { item })
}

/** An entry that only tells why there is no item. */
export function faultyEntry(to: Point<never>, feature: string, at: number, code: Fault['code'], words: string): Entry {
  const entry = emptyEntry(to, feature, at)
  return Object.assign(entry, { fault: faultOf(entry, code, words) })
}

function emptyEntry(to: Point<never>, feature: string, at: number, given?: string, key?: unknown): Entry {
  const point = typeof to?.name === 'string' ? to.name : 'a point without a name'
  const id = given ?? `${feature}.${point.slice(point.lastIndexOf('.') + 1)}-${at + 1}`
  const keep = to?.whenFailed === 'keep'
  return { id, feature, point, item: {}, at, slot: `${point} ${key ?? id}`, keep, fault: undefined }
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
  return faultOf(
    entry,
    'invalid',
    `"${key}" is taken by item "${holder.id}" of feature "${holder.feature}". Change one of the two.`,
  )
}

function isGuard(value: unknown): value is Guard {
  const given = value as Partial<Guard> | null | undefined
  return typeof given?.guard === 'string' && Array.isArray(given.args)
}
