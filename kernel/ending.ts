import { failure } from './errors'
import type { House, Run } from './house'

/** Ends a start that went wrong. The run keeps its error until `retry`; its manifest items hide meanwhile. */
export async function fail(house: House, run: Run, cause: unknown): Promise<void> {
  const error = failure(run.feature.id, run.phase, cause)
  run.error = error
  run.state = 'failed'
  house.report(error)
  house.changed(pointsOf(run))
  await clear(house, run)
}

/** Ends a run in good order and forgets it. */
export async function stop(house: House, run: Run): Promise<void> {
  const { id } = run.feature
  run.state = 'stopping'
  const points = pointsOf(run)
  await clear(house, run)
  if (house.runs.get(id) === run) house.runs.delete(id)
  house.changed(points)
}

/** Undoes what a run holds: first the visits' part of it, which stands on the rest. */
async function clear(house: House, run: Run): Promise<void> {
  for (const { parts } of house.visits) {
    const part = parts.get(run)
    parts.delete(run)
    await part?.owned.end()
  }
  await run.owned.end()
  for (const name of run.provisions.keys()) house.services.drop(name)
  for (const { slot } of run.items) if (house.taken.get(slot)?.feature === run.feature.id) house.taken.delete(slot)
  run.provisions.clear()
  run.values.clear()
  run.items = []
  run.acceptors.length = 0
}

/** The points that a run contributes to. */
export function pointsOf(run: Run): Set<string> {
  const points = new Set(run.items.map((entry) => entry.point))
  for (const contribution of run.feature.contributes ?? []) points.add(contribution?.to?.name)
  return points
}
