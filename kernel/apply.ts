import { activate } from './activation'
import { stop } from './ending'
import { KernelError } from './errors'
import type { House } from './house'
import { type Plan, plan, type SwitchLayer } from './plan'

/** Moves a running house to other switches: views at once, then the new features start, then the leaving ones stop. */
export async function applySwitches(house: House, switches: readonly SwitchLayer[]): Promise<void> {
  const { given, order } = house.plan
  if (house.disposed) throw new KernelError('disposed', 'These switches come too late: this kernel is disposed.')
  const next = plan(given.features, { ...given.setup, switches })
  refuseWithoutEssentials(next)
  const coming = next.order.filter((id) => !order.includes(id))
  const leaving = order.filter((id) => next.off.has(id))
  house.plan = next
  house.changed()
  await startAll(house, coming)
  await stopAll(house, leaving)
}

/** Starts those of these features that do not wait for a first use: at once, or in quiet moments. */
export async function startAll(house: House, ids: readonly string[]): Promise<void> {
  const { plan, options } = house
  const says = (id: string, when: string) => plan.features.get(id)?.activates === when
  const early = ids.filter((id) => options.eager || plan.features.get(id)?.essential || says(id, 'boot'))
  const idle = ids.filter((id) => says(id, 'idle'))
  await Promise.allSettled(early.map((id) => activate(house, id)))
  startQuietly(house, idle)
}

/** One by one, so that the house stays quiet. */
function startQuietly(house: House, [id, ...rest]: readonly string[]): void {
  const { whenIdle = inQuiet } = house.options
  const next = () => startQuietly(house, rest)
  if (id !== undefined && !house.disposed) whenIdle(() => void activate(house, id).then(next, next))
}

function inQuiet(run: () => void): void {
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
