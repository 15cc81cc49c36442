import { activate } from './activation'
import { stop } from './ending'
import { KernelError } from './errors'
import type { House } from './house'
import { type Plan, plan, type SwitchLayer } from './plan'

/** Moves a running house to other switches: views at once, then the new features start, then the leaving ones stop. */
export async function applySwitches(house: House, switches: readonly SwitchLayer[]): Promise<void> {
  const { given, order } = house.plan
  const next = plan(given.features, { ...given.setup, switches })
  refuseWithoutEssentials(next)
  const before = new Set(order)
  house.plan = next
  house.refusals.clear()
  house.changed()
  await startAll(
    house,
    next.order.filter((id) => !before.has(id)),
  )
  await stopAll(
    house,
    order.filter((id) => next.off.has(id)),
  )
}

/** Starts those of these features that do not wait for a first use: at once, or in quiet moments. */
export async function startAll(house: House, ids: readonly string[]): Promise<void> {
  const { plan, options } = house
  const isEarly = (id: string) =>
    options.eager || plan.features.get(id)?.essential || plan.features.get(id)?.activates === 'boot'
  await Promise.allSettled(ids.filter(isEarly).map((id) => activate(house, id)))
  startQuietly(
    house,
    ids.filter((id) => plan.features.get(id)?.activates === 'idle'),
  )
}

/** One by one, so that the house stays quiet. */
function startQuietly(house: House, [id, ...rest]: readonly string[]): void {
  const { whenIdle = idle } = house.options
  const next = () => startQuietly(house, rest)
  if (id !== undefined && !house.disposed) whenIdle(() => void activate(house, id).then(next, next))
}

function idle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run, 0)
}

/** Stops features, given in boot order, dependants first. */
export async function stopAll(house: House, ids: readonly string[]): Promise<void> {
  for (const id of [...ids].reverse()) {
    const run = house.runs.get(id)
    if (run) await stop(house, run)
  }
}

/** Throws `essential`, with every problem, when a feature without which there is no house is not on. */
export function refuseWithoutEssentials({ features, off, problems }: Plan): void {
  const lost = [...off].filter(([id]) => features.get(id)?.essential).map(([, { text }]) => text)
  if (lost.length === 0) return
  throw new KernelError('essential', `An essential feature cannot run. ${lost.join(' ')}`, { phase: 'plan', problems })
}
