import type { Token } from './declare'
import { KernelError } from './errors'
import { Holder, type House, type Run } from './house'
import type { Visit } from './kernel'
import { resolve, resolveMaybe } from './scope'

/** Opens the scope of one visitor. A feature's part of it is made with its first service and ends with the visit or the feature. */
export function openVisit(house: House): Visit {
  const parts = new Map<Run, Holder>()
  let ending: Promise<void> | undefined
  const visit = {
    parts,
    partOf(run: Run): Holder {
      const part = parts.get(run) ?? new Holder(house, run.feature.id)
      house.visits.add(visit)
      parts.set(run, part)
      return part
    },
  }

  function runOf(id: string): Run {
    const run = house.runs.get(id)
    const text = `Feature "${id}" asked for a service`
    if (ending) throw new KernelError('visit-ended', `${text} in a visit that has ended.`, { feature: id })
    if (run?.state === 'running') return run
    throw new KernelError('not-running', `${text}, but does not run. Await activate("${id}") first.`, { feature: id })
  }
  async function end(): Promise<void> {
    house.visits.delete(visit)
    const placeOf = ({ feature }: Run) => house.plan.order.indexOf(feature.id)
    for (const [, { owned }] of [...parts].sort(([a], [b]) => placeOf(b) - placeOf(a))) await owned.end()
    parts.clear()
  }
  return {
    get: <T>(feature: string, wanted: Token<T>) => resolve(house, runOf(feature), wanted, visit) as T,
    maybe: <T>(feature: string, wanted: Token<T>) => resolveMaybe(house, runOf(feature), wanted, visit) as T,
    end: () => (ending ??= end()),
  }
}
