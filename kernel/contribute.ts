import type { Contribution, ContributionWith } from './declare'
import { claim, type Entry, faultyEntry, toEntry } from './entry'
import { KernelError, wordsOf } from './errors'
import type { House, Run } from './house'
import { unlistedPoint } from './plan-features'
import { servicesFor } from './scope'

type Given = Contribution | ContributionWith

/** Makes the items of a runtime. A bad one, or a throwing factory, is left out; an undeclared need fails the feature. */
export function makeItems(house: House, run: Run, contributes: readonly Given[]): Entry[] {
  const { id, contributes: inManifest = [] } = run.feature
  return contributes.map((given, at) => {
    const entry = makeEntry(house, run, given, inManifest.length + at)
    claim(entry, house.taken, house.plan.taken.get(entry.slot) ?? house.taken.get(entry.slot))
    if (entry.fault) house.report(new KernelError('bad-item', entry.fault.text, { feature: id, phase: 'contribute' }))
    return entry
  })
}

function makeEntry(house: House, run: Run, given: Given, at: number): Entry {
  const { id } = run.feature
  const unlisted = unlistedPoint(house.plan, id, given?.to?.name)
  if (unlisted !== undefined) throw new KernelError('unknown-point', unlisted, { feature: id, phase: 'contribute' })
  if (given?.kind === 'contribution') return toEntry(given.to, given.item, id, at)
  if (given?.kind !== 'contribution-with')
    return faultyEntry(given, id, at, 'invalid', 'it is not made with contribute(…).')
  const services = servicesFor(house, run, given.needs)
  try {
    return toEntry(given.to, given.make(...services), id, at)
  } catch (cause) {
    return faultyEntry(given.to, id, at, 'failed', `its factory failed: ${wordsOf(cause)}`)
  }
}
