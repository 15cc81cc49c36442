import type { Token } from './declare'
import { KernelError } from './errors'
import type { House, Run, VisitPart, VisitParts } from './house'
import type { Visit } from './kernel'
import { Owned } from './owned'
import { resolve, resolveMaybe } from './scope'

/** Opens the scope of one visitor. A feature's part of it is made with its first service and ends with the visit or the feature. */
export function openVisit(house: House): Visit {
  const parts = new Map<Run, VisitPart>()
  let ending: Promise<void> | undefined
  const visit: VisitParts = {
    parts,
    partOf(run) {
      const part = parts.get(run) ?? createPart(house, run)
      parts.set(run, part)
      house.visits.add(visit)
      return part
    },
  }

  function runOf(id: string): Run {
    if (ending)
      throw new KernelError('visit-ended', `Feature "${id}" asked for a service in a visit that has ended.`, {
        feature: id,
      })
    const run = house.runs.get(id)
    if (run?.state === 'running') return run
    throw new KernelError('not-running', `Feature "${id}" does not run: wait for activate("${id}") first.`, {
      feature: id,
    })
  }
  async function end(): Promise<void> {
    house.visits.delete(visit)
    const order = house.plan.order
    const last = [...parts].sort(([a], [b]) => order.indexOf(b.feature.id) - order.indexOf(a.feature.id))
    for (const [, part] of last) await part.owned.end()
    parts.clear()
  }

  return {
    get: <T>(feature: string, wanted: Token<T>) => resolve(house, runOf(feature), wanted, visit) as T,
    maybe: <T>(feature: string, wanted: Token<T>) =>
      resolveMaybe(house, runOf(feature), wanted, visit) as T | undefined,
    end() {
      ending ??= end()
      return ending
    },
  }
}

function createPart(house: House, run: Run): VisitPart {
  const owned = new Owned((cleanup) => house.undo(run.feature.id, cleanup))
  const given = {
    own: owned.own,
    get signal() {
      return owned.signal
    },
  }
  return { owned, given, values: new Map(), making: [] }
}
