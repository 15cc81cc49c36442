import { handOver } from './accept'
import { makeItems } from './contribute'
import type { Runtime } from './declare'
import { fail } from './ending'
import { KernelError, within, wordsOf } from './errors'
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
  void bringUp(house, run)
  return run.promise
}

function refusalOf({ plan, disposed }: House, id: string): KernelError {
  const about = { feature: id, phase: 'plan' } as const
  const standing = plan.off.get(id)
  if (standing) return new KernelError(standing.code, standing.text, about)
  if (disposed) return new KernelError('disposed', `Feature "${id}" cannot start: this kernel is disposed.`, about)
  return new KernelError('unknown', `No feature is called "${id}".${didYouMean(id, plan.features.keys())}`, about)
}

/** Begins anew what failed: the feature, what it stands on, and after them what was blocked. */
export async function retry(house: House, id: string): Promise<void> {
  const again: string[] = []
  for (const { feature, state, error, promise } of [...house.runs.values()]) {
    const isBlocked = error?.code === 'blocked'
    if (state !== 'failed' || !(feature.id === id || isBlocked || standsOn(house, id, feature.id))) continue
    await promise.catch(() => undefined)
    if (house.runs.get(feature.id)?.error === error) house.runs.delete(feature.id)
    if (isBlocked) again.push(feature.id)
  }
  house.changed()
  try {
    await activate(house, id)
  } finally {
    for (const each of again) void activate(house, each)
  }
}

function standsOn(house: House, id: string, other: string): boolean {
  const needs = house.plan.needs.get(id) ?? []
  return needs.includes(other) || needs.some((need) => standsOn(house, need, other))
}

async function bringUp(house: House, run: Run): Promise<void> {
  try {
    const needs = house.plan.needs.get(run.feature.id) ?? []
    const providers = needs.map((need) => activate(house, need))
    for (const [at, provider] of providers.entries()) {
      await provider.catch((cause: unknown) => refuseWithout(house, run, needs[at], cause))
    }
    run.phase = 'load'
    const runtime = run.feature.load ? await load(house, run, run.feature.load) : {}
    run.phase = 'provide'
    provideAll(house, run, runtime)
    run.phase = 'contribute'
    run.items = makeItems(house, run, runtime.contributes ?? [])
    run.phase = 'accept'
    await handOver(house, run)
    run.phase = 'start'
    if (runtime.start && run.state === 'starting') await limited(house, run, runtime.start(run.self))
    if (run.pending.length > 0) await Promise.all(run.pending)
    run.phase = 'run'
    if (run.state !== 'starting') return
    run.state = 'running'
    house.changed(new Set(run.items.map((entry) => entry.point)))
    run.settle?.resolve()
  } catch (cause) {
    // one that was stopped meanwhile has been settled by whoever stopped it
    if (run.state === 'starting') await fail(house, run, cause)
  }
}

function refuseWithout(
  house: House,
  { feature: { id, requires } }: Run,
  need: string | undefined,
  cause: unknown,
): never {
  const token = requires?.find((each) => house.plan.providers.get(each.name) === need)
  const text = `Feature "${id}" needs ${token?.name} of feature "${need}". ${wordsOf(cause)}`
  throw new KernelError('blocked', text, { feature: id, phase: 'require' }, cause)
}

async function load(house: House, run: Run, from: () => Promise<{ readonly runtime: Runtime }>): Promise<Runtime> {
  const { runtime } = await limited(house, run, from())
  if (run.state !== 'starting') throw new Error('stopped')
  if (typeof runtime === 'object' && runtime !== null) return runtime
  throw new Error('its module has no "runtime". Export one: export const runtime = defineRuntime({ … })')
}

/** Checks that the runtime provides exactly what the manifest promises, then runs the factories. */
function provideAll(house: House, run: Run, { provides = [] }: Runtime): void {
  const promised = new Set(run.feature.provides?.map((token) => token.name))
  for (const provision of provides) {
    const { name } = provision.what
    if (!promised.delete(name))
      throw new Error(`it provides ${name}, which its manifest does not promise (once). Add it there`)
    run.provisions.set(name, provision)
  }
  for (const name of promised) throw new Error(`its manifest promises ${name}. Provide it in the runtime`)
  for (const provision of provides) if (!provision.perVisit) make(house, run, provision)
}

function limited<T>(house: House, run: Run, work: T | PromiseLike<T>): T | Promise<T> {
  const { feature, phase } = run
  const text = `Feature "${feature.id}" did not finish (${phase}) within ${house.startMs} ms.`
  return within(house.startMs, work, () => new KernelError('timeout', text, { feature: feature.id, phase }))
}
