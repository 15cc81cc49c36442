import type { Contribution, ContributionWith } from './declare'
import { claim, type Entry, toEntry } from './entry'
import { KernelError } from './errors'
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
  const services = given?.kind === 'contribution-with' ? servicesFor(house, run, given.needs) : []
  return toEntry(given?.to, id, at, () => (given?.kind === 'contribution-with' ? given.make(...services) : given?.item))
}
