import { handOver } from './accept'
import { makeItems } from './contribute'
import type { Runtime } from './declare'
import { blocked, fail, rejected } from './ending'
import { isPromise, KernelError } from './errors'
import type { House, Run } from './house'
import { didYouMean } from './nearest'
import { createRun } from './run'
import { make } from './scope'

/** Starts a feature, what it requires first. One promise a run, also after it failed; `retry` begins a new run. */
export function activate(house: House, id: string): Promise<void> {
  const known = house.runs.get(id)?.promise ?? house.refusals.get(id)
  if (known) return known
  const feature = house.plan.features.get(id)
  const refusal = refusalOf(house, id)
  if (!feature || refusal) {
    const promise = rejected(refusal ?? new KernelError('unknown', id))
    house.refusals.set(id, promise)
    return promise
  }
  const run = createRun(house, feature)
  house.runs.set(id, run)
  void bringUp(house, run)
  return run.promise
}

/** Begins anew what failed: the feature, what it stands on, and afterwards those that were blocked by it. */
export async function retry(house: House, id: string): Promise<void> {
  const failed = [...house.runs.values()].filter((run) => run.state === 'failed')
  const below = failed.filter((run) => run.feature.id === id || standsOn(house, id, run.feature.id))
  const above = failed.filter((run) => run.error?.code === 'blocked' && standsOn(house, run.feature.id, id))
  for (const run of [...below, ...above]) {
    await run.promise.catch(() => undefined)
    if (house.runs.get(run.feature.id) === run) house.runs.delete(run.feature.id)
  }
  house.changed()
  try {
    await activate(house, id)
  } finally {
    for (const run of above) void activate(house, run.feature.id)
  }
}

function refusalOf(house: House, id: string): KernelError | undefined {
  const about = { feature: id, phase: 'plan' } as const
  if (house.disposed)
    return new KernelError('disposed', `Feature "${id}" cannot start: this kernel is disposed.`, about)
  const standing = house.plan.off.get(id)
  if (standing) return new KernelError(standing.code, standing.text, about)
  if (house.plan.features.has(id)) return undefined
  return new KernelError('unknown', `No feature is called "${id}".${didYouMean(id, house.plan.features.keys())}`, about)
}

function standsOn(house: House, id: string, other: string): boolean {
  const needs = house.plan.needs.get(id) ?? []
  return needs.includes(other) || needs.some((need) => standsOn(house, need, other))
}

async function bringUp(house: House, run: Run): Promise<void> {
  try {
    const needs = house.plan.needs.get(run.feature.id) ?? []
    for (const need of needs) void activate(house, need)
    for (const need of needs) await waitFor(house, run, need)
    run.phase = 'load'
    const runtime = run.feature.load ? await load(house, run, run.feature.load) : {}
    run.phase = 'provide'
    provideAll(house, run, runtime)
    run.phase = 'contribute'
    run.items = makeItems(house, run, runtime.contributes ?? [])
    run.phase = 'accept'
    await goingOn(run, handOver(house, run))
    run.phase = 'start'
    const started = runtime.start?.(run.self)
    if (isPromise(started))
      await goingOn(
        run,
        house.limits.start.wait(started, () => late(house, run, 'start')),
      )
    if (run.pending.length > 0) await goingOn(run, Promise.all(run.pending))
    run.phase = 'run'
    run.state = 'running'
    house.changed(new Set(run.items.map((entry) => entry.point)))
    run.settle.resolve()
  } catch (cause) {
    // one that was stopped meanwhile has been settled by whoever stopped it
    if (run.state === 'starting') await fail(house, run, cause)
  }
}

async function goingOn<T>(run: Run, work: T | PromiseLike<T>): Promise<T> {
  const value = await work
  if (run.state !== 'starting')
    throw new KernelError('stopped', `Feature "${run.feature.id}" was stopped while it started.`)
  return value
}

async function waitFor(house: House, run: Run, need: string): Promise<void> {
  let cause: unknown
  const failed = await activate(house, need).then(
    () => false,
    (reason) => {
      cause = reason
      return true
    },
  )
  await goingOn(run, undefined)
  if (failed) throw blocked(house, run, need, cause)
}

async function load(house: House, run: Run, from: () => Promise<{ readonly runtime: Runtime }>): Promise<Runtime> {
  const module = await goingOn(
    run,
    house.limits.start.wait(from(), () => late(house, run, 'load')),
  )
  const runtime: unknown = module?.runtime
  if (typeof runtime === 'object' && runtime !== null) return runtime
  throw new Error('the module has no "runtime". Export one: export const runtime = defineRuntime({ … })')
}

/** Checks that the runtime provides exactly what the manifest promises, then runs the factories. */
function provideAll(house: House, run: Run, { provides = [] }: Runtime): void {
  const { id, provides: promised = [] } = run.feature
  const fail = (text: string) => {
    throw new KernelError('not-as-promised', `Feature "${id}" ${text}`, { feature: id, phase: 'provide' })
  }
  for (const provision of provides) {
    const name = provision?.what?.name
    if (!promised.some((token) => token.name === name))
      fail(`provides ${name}, which its manifest does not promise. Add it to "provides" there.`)
    if (run.provisions.has(name)) fail(`provides ${name} twice. Remove one.`)
    run.provisions.set(name, provision)
  }
  for (const { name } of promised)
    if (!run.provisions.has(name)) fail(`promises ${name}, but its runtime does not provide it. Add provide(…) there.`)
  for (const provision of provides) if (!provision.perVisit) make(house, run, provision)
}

function late(house: House, run: Run, phase: 'load' | 'start'): KernelError {
  const text = `Feature "${run.feature.id}" did not finish ${phase} within ${house.limits.start.ms} ms.`
  return new KernelError('timeout', text, { feature: run.feature.id, phase })
}
