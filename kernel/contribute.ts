import type { Contribution, ContributionWith } from './declare'
import { claimKeys, faultyEntry, toEntry, type Entry } from './entry'
import { KernelError, wordsOf } from './errors'
import type { House, Run } from './house'
import { unlistedPointText } from './plan-features'
import { servicesFor } from './scope'

/** Makes the items of a runtime. A bad item or a throwing factory is left out; asking for an undeclared service fails the feature. */
export function makeItems(house: House, run: Run, contributes: readonly (Contribution | ContributionWith)[]): Entry[] {
  const { id, contributes: before = [] } = run.feature
  const taken = new Map<string, Map<string, Entry>>()
  if (!Array.isArray(contributes)) throw new Error('"contributes" of its runtime is not a list.')
  return contributes.map((given, at) => {
    const entry = makeEntry(house, run, given, before.length + at)
    if (!taken.has(entry.point)) taken.set(entry.point, takenAt(house, entry.point))
    claimKeys(entry, taken.get(entry.point) ?? new Map())
    if (entry.fault) house.report(new KernelError('bad-item', entry.fault.text, { feature: id, phase: 'contribute' }))
    return entry
  })
}

function makeEntry(house: House, run: Run, given: Contribution | ContributionWith, at: number): Entry {
  const { id } = run.feature
  const name: unknown = given?.to?.name
  if (typeof name !== 'string' || (given.kind !== 'contribution' && given.kind !== 'contribution-with')) {
    return faultyEntry(
      given?.to,
      id,
      at,
      'invalid',
      'it is not a contribution. Make it with contribute(…) or contributeWith(…).',
    )
  }
  const unlisted = unlistedPointText(house.plan, id, name)
  if (unlisted !== undefined) throw new KernelError('unknown-point', unlisted, { feature: id, phase: 'contribute' })
  if (given.kind === 'contribution') return toEntry(given.to, given.item, id, at)
  const services = servicesFor(house, run, given.needs)
  try {
    return toEntry(given.to, given.make(...services), id, at)
  } catch (cause) {
    return faultyEntry(given.to, id, at, 'failed', `its factory failed: ${wordsOf(cause)}`)
  }
}

/** The keys that are taken now: by manifest items and by those of other runtimes. */
function takenAt(house: House, point: string): Map<string, Entry> {
  const taken = new Map(house.plan.taken.get(point))
  for (const run of house.runs.values()) {
    for (const entry of run.items) {
      if (entry.point === point && !entry.fault) for (const key of entry.keys) taken.set(key, entry)
    }
  }
  return taken
}
