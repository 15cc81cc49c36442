import { activate } from './activation'
import { stop } from './ending'
import { KernelError } from './errors'
import type { House } from './house'
import { plan, type Plan, type SwitchLayer } from './plan'

/** Moves a running house to other switches: views at once, then the new features start, then the leaving ones stop. */
export async function applySwitches(
  house: House,
  switches: readonly SwitchLayer[],
  whenIdle: (ids: readonly string[]) => void,
): Promise<void> {
  if (house.disposed) throw new KernelError('disposed', 'These switches cannot be applied: this kernel is disposed.')
  const before = house.plan
  const after = plan(before.given.features, { ...before.given.setup, switches })
  refuseWithoutEssentials(after)
  const stayed = new Set(before.order)
  const coming = after.order.filter((id) => !stayed.has(id))
  house.plan = after
  house.refusals.clear()
  house.changed()
  await Promise.allSettled(
    startsWithHouse(after, house.eager)
      .filter((id) => coming.includes(id))
      .map((id) => activate(house, id)),
  )
  await stopAll(
    house,
    before.order.filter((id) => after.off.has(id)),
  )
  whenIdle(coming.filter((id) => after.features.get(id)?.activates === 'idle'))
}

/** Stops features, given in boot order, dependants first. */
export async function stopAll(house: House, ids: readonly string[]): Promise<void> {
  for (const id of [...ids].reverse()) {
    const run = house.runs.get(id)
    if (run) await stop(house, run)
  }
}

/** The features that do not wait for a first use. */
export function startsWithHouse(of: Plan, eager: boolean): string[] {
  return of.order.filter((id) => {
    const feature = of.features.get(id)
    return eager || feature?.essential || feature?.activates === 'boot'
  })
}

/** Throws `essential` with every problem when a feature without which there is no house is not on. */
export function refuseWithoutEssentials({ features, off, problems }: Plan): void {
  const lost = [...off].filter(([id]) => features.get(id)?.essential).map(([, { text }]) => text)
  if (lost.length === 0) return
  const [feature] = [...off.keys()].filter((id) => features.get(id)?.essential)
  throw new KernelError('essential', `An essential feature cannot run. ${lost.join(' ')}`, {
    ...(feature === undefined ? {} : { feature }),
    phase: 'plan',
    problems,
  })
}
