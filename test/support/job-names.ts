import { jobs } from '../../features/data/contract'
import { serverFeatures } from '../../hosts/server/features'
import type { ContributionWith } from '../../kernel/index'

/** Stands for whatever a job asks for: it is named before it needs any of it. */
const anything: object = new Proxy(() => anything, {
  get: (_, key) => (typeof key === 'symbol' ? undefined : anything),
  apply: () => anything,
})

/** Settings of which none is set. */
const noSettings = { dataDir: '' }

/** What every job of the house is called, without a house. */
export async function jobNames(): Promise<readonly string[]> {
  const loaded = await Promise.all(serverFeatures.map(({ load }) => load?.()))
  const given = loaded.flatMap((half) => half?.runtime.contributes ?? []).filter(({ to }) => to.name === jobs.name)
  const made = given.map((each) => {
    if (each.kind !== 'contribution-with') return each.item
    const make = each.make as unknown as (...needs: object[]) => ReturnType<ContributionWith['make']>
    return make(...each.needs.map((need) => ('name' in need && need.name.endsWith('settings') ? noSettings : anything)))
  })
  return made.map(({ id }) => id).sort()
}
