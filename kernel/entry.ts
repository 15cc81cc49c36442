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
  /** What no other item of the point may share: its id and the point's own `key`. */
  readonly keys: readonly string[]
  /** Whether it stays visible when its feature failed. */
  readonly keep: boolean
  fault: Fault | undefined
}

/** Makes the entry of an item; what is wrong with it stands in `fault`. Never throws, whatever it is given. */
export function toEntry(to: Point<never>, item: unknown, feature: string, at: number): Entry {
  const given = (item as Partial<Placed<object>> | null | undefined)?.id
  const id = typeof given === 'string' && given !== '' ? given : `${feature}.${wordOf(to)}-${at + 1}`
  const keys = [id]
  let words: string | undefined
  try {
    words = flawOf(item) ?? to.check?.(item as never)
    if (words === undefined && to.key) keys.push(`key ${to.key(item as never, feature)}`)
  } catch (cause) {
    words = `its check failed: ${wordsOf(cause)}`
  }
  const fault = words === undefined ? undefined : faultOf(id, feature, to, words)
  return {
    id,
    feature,
    point: nameOf(to),
    item: item as Placed<object>,
    at,
    keys,
    keep: to?.whenFailed === 'keep',
    fault,
  }
}

/** An entry that only tells why there is no item. */
export function faultyEntry(
  to: Point<never> | undefined,
  feature: string,
  at: number,
  code: Fault['code'],
  words: string,
): Entry {
  const id = `${feature}.${wordOf(to)}-${at + 1}`
  return {
    id,
    feature,
    point: nameOf(to),
    item: {},
    at,
    keys: [],
    keep: false,
    fault: faultOf(id, feature, to, words, code),
  }
}

/** Registers the keys of an entry; when one is taken the entry, being the later one, is left out. */
export function claimKeys(entry: Entry, taken: Map<string, Entry>): void {
  if (entry.fault) return
  const holder = entry.keys.map((key) => taken.get(key)).find((other) => other !== undefined)
  if (holder) entry.fault = duplicateFault(entry, holder)
  else for (const key of entry.keys) taken.set(key, entry)
}

export function duplicateFault(entry: Entry, holder: Entry): Fault {
  const what = entry.id === holder.id ? 'its id' : `the same ${entry.keys[1] ?? 'key'}`
  const words = `${what} is already taken by item "${holder.id}" of feature "${holder.feature}". Give it another, or remove one.`
  return {
    code: 'invalid',
    text: `Item "${entry.id}" of feature "${entry.feature}" is left out of ${entry.point}: ${words}`,
  }
}

function faultOf(
  id: string,
  feature: string,
  to: Point<never> | undefined,
  words: string,
  code: Fault['code'] = 'invalid',
): Fault {
  return { code, text: `Item "${id}" of feature "${feature}" is left out of ${nameOf(to)}: ${words}` }
}

function flawOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return 'it is not an object.'
  if (isPromise(item)) return 'it is a promise; factories of items are synchronous.'
  const { id, order, when } = item as { id?: unknown; order?: unknown; when?: unknown }
  if (id !== undefined && (typeof id !== 'string' || id === '')) return '"id" is not a name.'
  if (order !== undefined && !Number.isFinite(order)) return '"order" is not a number.'
  if (when !== undefined && !(Array.isArray(when) && when.every(isGuard))) return '"when" is not a list of guards.'
  return undefined
}

function isGuard(value: unknown): value is Guard {
  const guard = value as Partial<Guard> | null | undefined
  return typeof guard?.guard === 'string' && Array.isArray(guard.args)
}

function nameOf(to: Point<never> | undefined): string {
  return typeof to?.name === 'string' ? to.name : 'a point without a name'
}

function wordOf(to: Point<never> | undefined): string {
  return nameOf(to).replace(/^.*\./, '')
}
