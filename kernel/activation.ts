import { handOver } from './accept'
import { makeItems } from './contribute'
import type { Runtime } from './declare'
import { fail, pointsOf } from './ending'
import { KernelError, wordsOf } from './errors'
import { type House, Run } from './house'
import { didYouMean } from './nearest'
import { make } from './scope'

/** Starts a feature, what it requires first. One promise a run, also when it failed; `retry` begins another run. */
export function activate(house: House, id: string): Promise<void> {
  const known = house.runs.get(id)?.promise ?? house.refusals.get(id)
  if (known) return known
  const feature = house.plan.features.get(id)
  if (!feature || house.disposed || house.plan.off.has(id)) {
    const refusal = Promise.reject(refusalOf(house, id))
    refusal.catch(() => undefined)
    house.refusals.set(id, refusal)
    return refusal
  }
  const run = new Run(house, feature)
  house.runs.set(id, run)
  run.promise = bringUp(house, run)
  run.promise.catch(() => undefined)
  return run.promise
}

function refusalOf({ plan, disposed }: House, id: string): KernelError {
  const about = { feature: id, phase: 'plan' } as const
  const standing = plan.off.get(id)
  if (standing) return new KernelError(standing.code, standing.text, about)
  if (disposed) return new KernelError('disposed', `Feature "${id}" cannot start: this kernel is disposed.`, about)
  return new KernelError('unknown', `No feature is called "${id}".${didYouMean(id, plan.features.keys())}`, about)
}

/** Begins anew what failed: what the feature stands on, the feature, then what it had blocked. */
export async function retry(house: House, id: string): Promise<void> {
  const failed = house.runs.get(id)
  if (failed?.error) {
    const needs = house.plan.needs.get(id)?.filter((need) => house.runs.get(need)?.error) ?? []
    await Promise.allSettled([failed.promise, ...needs.map((need) => retry(house, need))])
    if (house.runs.get(id) === failed) house.runs.delete(id)
    house.changed(pointsOf(failed))
  }
  await activate(house, id)
  for (const { feature, error } of house.runs.values()) {
    const isFreed = error?.code === 'blocked' && house.plan.needs.get(feature.id)?.includes(id)
    if (isFreed) retry(house, feature.id).catch(() => undefined)
  }
}

async function bringUp(house: House, run: Run): Promise<void> {
  try {
    const needs = house.plan.needs.get(run.feature.id) ?? []
    const providers = needs.map((need) => activate(house, need))
    for (const [at, provider] of providers.entries()) {
      await provider.catch((cause: unknown) => refuseWithout(house, run, needs[at], cause))
    }
    run.phase = 'load'
    const runtime = await load(house, run)
    run.phase = 'provide'
    provideAll(house, run, runtime)
    run.phase = 'contribute'
    run.items = makeItems(house, run, runtime.contributes ?? [])
    run.phase = 'accept'
    await handOver(house, run)
    refuseStopped(run)
    run.phase = 'start'
    await house.limit(run.feature.id, 'start', runtime.start?.(run.self))
    await Promise.all(run.pending)
    refuseStopped(run)
    run.phase = 'run'
    run.state = 'running'
    house.changed(new Set(run.items.map((entry) => entry.point)))
  } catch (cause) {
    if (run.state === 'starting') await fail(house, run, cause)
    throw run.error ?? cause
  }
}

/** What `stop` ended while we waited goes no further. */
function refuseStopped({ state, phase, feature: { id } }: Run): void {
  const text = `Feature "${id}" was stopped while it started.`
  if (state !== 'starting') throw new KernelError('stopped', text, { feature: id, phase })
}

function refuseWithout(house: House, run: Run, need: string | undefined, cause: unknown): never {
  const { id, requires } = run.feature
  const token = requires?.find((each) => house.plan.providers.get(each.name) === need)
  const text = `Feature "${id}" needs ${token?.name} of feature "${need}". ${wordsOf(cause)}`
  throw new KernelError('blocked', text, { feature: id, phase: 'require' }, cause)
}

async function load(house: House, run: Run): Promise<Runtime> {
  const module = run.feature.load ? await house.limit(run.feature.id, 'load', run.feature.load()) : { runtime: {} }
  refuseStopped(run)
  if (typeof module?.runtime === 'object' && module.runtime !== null) return module.runtime
  throw new Error('its module has no "runtime". Export one: export const runtime = defineRuntime({ … })')
}

/** Checks that the runtime provides exactly what the manifest promises, then runs the factories. */
function provideAll(house: House, run: Run, { provides = [] }: Runtime): void {
  const promised = new Set(run.feature.provides?.map((token) => token.name))
  for (const provision of provides) {
    const { name } = provision.what
    if (!promised.delete(name))
      throw new Error(`it provides ${name}, which its manifest does not promise. Add it there`)
    run.provisions.set(name, provision)
  }
  for (const name of promised) throw new Error(`its manifest promises ${name}. Provide it in the runtime`)
  for (const provision of provides) if (!provision.perVisit) make(house, run, provision)
}
