import { guards, type Guard, type GuardTest, type Subject, type Verdict } from './declare'
import type { Entry } from './entry'
import { isPromise, KernelError, wordsOf } from './errors'
import type { House } from './house'

/** An item as `shown` tells it. */
export interface Shown {
  readonly id: string
  readonly feature: string
  readonly item: object
}

/** What one subject sees of a point: frozen, and the same object until something changes. */
export interface Sight {
  readonly items: readonly object[]
  readonly shown: readonly Shown[]
}

export type Judgement =
  | { readonly passed: true }
  | { readonly passed: false; readonly unknown: boolean; readonly verdict: Exclude<Verdict, true> }

export interface Views {
  see(point: string, subject: Subject): Sight
  judge(when: readonly Guard[], subject: Subject): Verdict
  /** The same with the difference between a guard that refuses and one that nobody contributes. */
  weigh(when: readonly Guard[], subject: Subject): Judgement
  forget(points?: Iterable<string>): void
}

/** What is there of a point for anybody, and what subjects have seen of it. */
interface Shelf {
  readonly entries: readonly Entry[]
  readonly seen: WeakMap<object, Sight>
  nobody: Sight | undefined
}

export function createViews(house: () => House): Views {
  const shelves = new Map<string, Shelf>()
  let tests: Map<string, Entry> | undefined

  function shelfOf(point: string): Shelf {
    const known = shelves.get(point)
    if (known) return known
    const fresh: Shelf = { entries: entriesOf(house(), point), seen: new WeakMap(), nobody: undefined }
    shelves.set(point, fresh)
    return fresh
  }

  function look(entries: readonly Entry[], subject: Subject): Sight {
    const seen = entries.filter(({ item }) => !item.when || item.when.length === 0 || weigh(item.when, subject).passed)
    const shown = seen.map(({ id, feature, item }) => Object.freeze({ id, feature, item }))
    return { items: Object.freeze(seen.map(({ item }) => item)), shown: Object.freeze(shown) }
  }

  function weigh(when: readonly Guard[], subject: Subject): Judgement {
    tests ??= new Map(entriesOf(house(), guards.name).map((entry) => [(entry.item as GuardTest).id, entry]))
    for (const guard of when) {
      const entry = tests.get(guard.guard)
      if (!entry) return refusal(`Guard "${guard.guard}" is not known here.`, true, 404)
      const verdict = ask(house(), entry, guard, subject)
      if (verdict !== true) return { passed: false, unknown: false, verdict }
    }
    return { passed: true }
  }

  return {
    weigh,
    judge(when, subject) {
      const judgement = weigh(when, subject)
      return judgement.passed || judgement.verdict
    },
    see(point, subject) {
      const shelf = shelfOf(point)
      const known = subject ? shelf.seen.get(subject) : shelf.nobody
      if (known) return known
      const sight = look(shelf.entries, subject)
      if (subject) shelf.seen.set(subject, sight)
      else shelf.nobody = sight
      return sight
    },
    forget(points) {
      const names = points && [...points]
      if (!names || names.includes(guards.name)) {
        shelves.clear()
        tests = undefined
      } else for (const point of names) shelves.delete(point)
    },
  }
}

/** The sound items of features that are on, ordered by `order`, boot order, declaration. */
function entriesOf(house: House, point: string): Entry[] {
  if (house.disposed) return []
  const rank = new Map(house.plan.order.map((id, at) => [id, at]))
  const entries = (house.plan.entries.get(point) ?? []).filter(
    (entry) => rank.has(entry.feature) && !entry.fault && !isHidden(house, entry),
  )
  for (const run of house.runs.values()) {
    if (run.state !== 'running' || !rank.has(run.feature.id)) continue
    for (const entry of run.items)
      if (entry.point === point && !entry.fault && !holderOf(house, entry)) entries.push(entry)
  }
  return entries.sort(
    (a, b) =>
      (a.item.order ?? 0) - (b.item.order ?? 0) ||
      (rank.get(a.feature) ?? 0) - (rank.get(b.feature) ?? 0) ||
      a.at - b.at,
  )
}

function isHidden(house: House, entry: Entry): boolean {
  return !entry.keep && house.runs.get(entry.feature)?.state === 'failed'
}

/** The manifest item that has taken a runtime item's key since that one entered: manifests go first, as they do at boot. */
export function holderOf(house: House, entry: Entry): Entry | undefined {
  const taken = house.plan.taken.get(entry.point)
  return entry.keys.map((key) => taken?.get(key)).find((holder) => holder !== undefined && holder !== entry)
}

/** One guard's answer. A throw refuses and is reported; anything but `true` and a reason is no yes. */
function ask(house: House, { feature, item }: Entry, { guard, args }: Guard, subject: Subject): Verdict {
  let verdict: unknown
  try {
    verdict = (item as GuardTest).test(subject, ...args)
  } catch (cause) {
    const text = `Guard "${guard}" of feature "${feature}" failed: ${wordsOf(cause)}`
    house.report(new KernelError('failed', text, { feature, phase: 'run' }, cause))
    return { because: text, status: 403 }
  }
  if (verdict === true) return true
  if (isPromise(verdict)) verdict.then(undefined, () => undefined)
  else if (typeof verdict === 'object' && verdict !== null && 'because' in verdict) return verdict as Verdict
  return {
    because: `Guard "${guard}" of feature "${feature}" gave no answer: it must return true or a reason, at once.`,
    status: 403,
  }
}

function refusal(because: string, unknown: boolean, status: 401 | 403 | 404): Judgement {
  return { passed: false, unknown, verdict: { because, status } }
}
