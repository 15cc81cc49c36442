import { type Guard, type GuardTest, guards, type Subject, type Verdict } from './declare'
import { doubleOf, type Entry } from './entry'
import { isLate, KernelError, wordsOf } from './errors'
import type { House } from './house'
import type { ShownItem } from './kernel'

/** What one subject sees of a point: frozen, and the same object until something changes. */
type Sight = { readonly items: readonly object[]; readonly shown: readonly ShownItem<object>[] }

/** A refusal that tells a guard's no from a guard that nobody contributes. */
type Refusal = Exclude<Verdict, true> & { readonly code: 'refused' | 'unknown-guard' }

/** What a point holds for anybody, and what subjects have seen of it. */
type Shelf = { readonly entries: readonly Entry[]; readonly seen: WeakMap<object, Sight> }

/** Views, and the guards that decide on them, remembered until `forget`. */
export function createViews(house: House) {
  const shelves = new Map<string, Shelf>()
  let tests: ReadonlyMap<unknown, Entry> | undefined

  /** All guards must pass; the first that does not says why. */
  function judge(when: readonly Guard[], subject: Subject): true | Refusal {
    tests ??= new Map(entriesOf(house, guards.name).map((entry) => [(entry.item as GuardTest).id, entry]))
    for (const guard of when) {
      const entry = tests.get(guard.guard)
      if (!entry) return { because: `Guard "${guard.guard}" is not known here.`, status: 404, code: 'unknown-guard' }
      const verdict = ask(house, entry, guard, subject)
      if (verdict !== true) return { because: verdict.because, status: verdict.status, code: 'refused' }
    }
    return true
  }

  function see(point: string, subject: Subject): Sight {
    let shelf = shelves.get(point)
    if (!shelf) shelves.set(point, (shelf = { entries: entriesOf(house, point), seen: new WeakMap() }))
    // the house itself stands for nobody in particular
    const known = shelf.seen.get(subject ?? house)
    if (known) return known
    const seen = shelf.entries.filter(({ item: { when } }) => !when?.length || judge(when, subject) === true)
    const shown = seen.map(({ id, feature, item }) => Object.freeze({ id, feature, item }))
    const sight = { items: Object.freeze(seen.map(({ item }) => item)), shown: Object.freeze(shown) }
    shelf.seen.set(subject ?? house, sight)
    return sight
  }

  function forget(points?: ReadonlySet<string>): void {
    const isAll = !points || points.has(guards.name)
    if (isAll) tests = undefined
    for (const point of isAll ? [...shelves.keys()] : points) shelves.delete(point)
  }
  return { judge, see, forget }
}

/** The sound items of features that are on, by `order`, boot order, declaration. */
function entriesOf({ plan, runs, disposed }: House, point: string): Entry[] {
  if (disposed) return []
  const rank = new Map(plan.order.map((id, at) => [id, at]))
  const isThere = ({ feature, keep }: Entry) => rank.has(feature) && (keep || runs.get(feature)?.state !== 'failed')
  const entries = (plan.entries.get(point) ?? []).filter((entry) => !entry.fault && isThere(entry))
  for (const { state, feature, items } of runs.values()) {
    if (state !== 'running' || !rank.has(feature.id)) continue
    entries.push(...items.filter((entry) => entry.point === point && !entry.fault && !doubleOf(entry, plan.taken)))
  }
  const placeOf = ({ feature }: Entry) => rank.get(feature) ?? 0
  return entries.sort((a, b) => (a.item.order ?? 0) - (b.item.order ?? 0) || placeOf(a) - placeOf(b) || a.at - b.at)
}

/** One guard's answer. A throw refuses and is reported; anything but `true` and a reason is no yes. */
function ask(house: House, { feature, item }: Entry, { guard, args }: Guard, subject: Subject): Verdict {
  const name = `Guard "${guard}" of feature "${feature}"`
  try {
    const verdict: unknown = (item as GuardTest).test(subject, ...args)
    if (verdict === true) return true
    if (!isLate(verdict) && Object.hasOwn(Object(verdict), 'because')) return verdict as Verdict
    return { because: `${name} gave no answer: it must return true or a reason, at once.`, status: 403 }
  } catch (cause) {
    const because = `${name} failed: ${wordsOf(cause)}`
    house.report(new KernelError('failed', because, { feature, phase: 'run' }, cause))
    return { because, status: 403 }
  }
}
