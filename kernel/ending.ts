import { failure, KernelError } from './errors'
import type { House, Run } from './house'

/** Ends a run that went wrong, after those that stand on it; it keeps the error until `retry`. */
export async function fail(house: House, run: Run, cause: unknown): Promise<void> {
  if (run.state === 'failed' || run.state === 'stopping') return
  const { id } = run.feature
  const error = failure(id, run.phase, cause)
  for (const each of dependantsOf(house, id)) await fail(house, each, blocked(house, each, id, error))
  const ran = run.state === 'running'
  run.error = error
  run.state = 'failed'
  house.report(error)
  house.changed(pointsOf(run))
  await clear(house, run)
  if (ran) run.promise = rejected(error)
  else run.settle.reject(error)
}

/** Ends a run in good order and forgets it. */
export async function stop(house: House, run: Run): Promise<void> {
  const { id } = run.feature
  if (run.state === 'starting') {
    run.settle.reject(
      new KernelError('stopped', `Feature "${id}" was stopped while it started.`, { feature: id, phase: run.phase }),
    )
  }
  run.state = 'stopping'
  await clear(house, run)
  if (house.runs.get(id) === run) house.runs.delete(id)
  house.changed(pointsOf(run))
}

/** What stands on a feature and has got beyond waiting for it, those that others stand on last. */
function dependantsOf(house: House, id: string): Run[] {
  const found: Run[] = []
  for (const each of [...house.plan.order].reverse()) {
    const run = house.plan.needs.get(each)?.includes(id) ? house.runs.get(each) : undefined
    if (run?.state === 'running' || (run?.state === 'starting' && run.phase !== 'require')) found.push(run)
  }
  return found
}

/** The error of a feature that cannot run because one it stands on does not. */
export function blocked(house: House, run: Run, need: string, cause: unknown): KernelError {
  const { id, requires } = run.feature
  const token = requires?.find((each) => house.plan.providers.get(each.name) === need)
  const why = cause instanceof Error ? cause.message : String(cause)
  return new KernelError(
    'blocked',
    `Feature "${id}" needs ${token?.name} of feature "${need}". ${why}`,
    { feature: id, phase: 'require' },
    cause,
  )
}

/** A rejection that may stay unheard. */
export function rejected(error: KernelError): Promise<void> {
  const promise = Promise.reject(error)
  promise.catch(() => undefined)
  return promise
}

/** Undoes what a run holds: first the visits' part of it, for it stands on the rest. */
async function clear(house: House, run: Run): Promise<void> {
  for (const visit of house.visits) {
    const part = visit.parts.get(run)
    visit.parts.delete(run)
    await part?.owned.end()
  }
  await run.owned.end()
  for (const name of run.provisions.keys()) house.services.drop(name)
  run.provisions.clear()
  run.values.clear()
  run.items = []
  run.acceptors.length = 0
}

export function pointsOf(run: Run): Set<string> {
  const points = new Set(run.items.map((entry) => entry.point))
  for (const contribution of run.feature.contributes ?? []) points.add(contribution?.to?.name ?? '')
  return points
}
