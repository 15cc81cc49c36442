import { activate, retry } from './activation'
import { applySwitches, refuseWithoutEssentials, startsWithHouse, stopAll } from './apply'
import { createBus } from './bus'
import { createServices } from './container'
import type { Placed, Point, Subject, Token } from './declare'
import { failure, KernelError } from './errors'
import { explain } from './explain'
import type { House } from './house'
import type { BootOptions, Kernel, ShownItem } from './kernel'
import { createLimiter } from './limiter'
import type { Plan } from './plan'
import { createViews } from './views'
import { openVisit } from './visit'

/**
 * Boots a planned house: starts what is essential or says 'boot', with what that requires (everything when `eager`). A feature
 * that fails is isolated; when an essential one is lost it undoes everything and rejects with `essential` and the cause.
 */
export async function boot(plan: Plan, options: BootOptions = {}): Promise<Kernel> {
  refuseWithoutEssentials(plan)
  const listeners = new Set<() => void>()
  const house = createHouse(plan, options, listeners)
  const kernel = createKernel(house, options, listeners)
  await Promise.allSettled(startsWithHouse(plan, house.eager).map((id) => activate(house, id)))
  const lost = [...house.runs.values()].find(({ feature, state }) => feature.essential && state === 'failed')
  if (lost?.error) {
    await kernel.dispose()
    const { message } = lost.error
    throw new KernelError(
      'essential',
      `The house cannot stand without feature "${lost.feature.id}". ${message}`,
      lost.error.about,
      lost.error,
    )
  }
  startWhenIdle(
    house,
    options,
    plan.order.filter((id) => plan.features.get(id)?.activates === 'idle'),
  )
  return kernel
}

function createHouse(
  plan: Plan,
  { eager = false, report = console.error, limits = {} }: BootOptions,
  listeners: Set<() => void>,
): House {
  const faults = new Map<string, KernelError>()
  const stopLimit = createLimiter(limits.stopMs ?? 15_000)

  function tell(error: KernelError): void {
    if (error.about.feature !== undefined) faults.set(error.about.feature, error)
    try {
      report(error)
    } catch {
      // a reporter that throws must not cost the feature that is being reported anything; `explain` has the fault
    }
  }
  const house: House = {
    plan,
    disposed: false,
    eager,
    faults,
    runs: new Map(),
    refusals: new Map(),
    visits: new Set(),
    services: createServices(),
    bus: createBus(),
    views: createViews(() => house),
    limits: { start: createLimiter(limits.startMs ?? 30_000), stop: stopLimit },
    report: tell,
    async undo(feature, cleanup) {
      const late = () =>
        new KernelError('timeout', `A cleanup of feature "${feature}" did not end within ${stopLimit.ms} ms.`, {
          feature,
          phase: 'stop',
        })
      try {
        await stopLimit.wait(cleanup(), late)
      } catch (cause) {
        tell(failure(feature, 'stop', cause))
      }
    },
    changed(points) {
      house.views.forget(points)
      for (const listener of [...listeners]) {
        try {
          listener()
        } catch (cause) {
          tell(
            new KernelError(
              'failed',
              `A listener of onChange failed: ${failure('', 'run', cause).message}`,
              { phase: 'run' },
              cause,
            ),
          )
        }
      }
    },
  }
  return house
}

function createKernel(house: House, options: BootOptions, listeners: Set<() => void>): Kernel {
  let queue: Promise<unknown> = Promise.resolve()
  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }
  return {
    get plan() {
      return house.plan
    },
    activate: (id) => activate(house, id),
    retry: (id) => retry(house, id),
    isRunning: (id) => house.runs.get(id)?.state === 'running',
    apply: (switches) => inTurn(() => applySwitches(house, switches, (ids) => startWhenIdle(house, options, ids))),
    dispose: () => inTurn(() => dispose(house)),
    view: <T>(of: Point<T>, subject?: Subject) => house.views.see(of.name, subject).items as readonly Placed<T>[],
    shown: <T>(of: Point<T>, subject?: Subject) => house.views.see(of.name, subject).shown as readonly ShownItem<T>[],
    explain: (id, subject) => explain(house, id, subject),
    get: <T>(wanted: Token<T>) => getForHost(house, wanted.name) as T,
    visit: () => openVisit(house),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

async function dispose(house: House): Promise<void> {
  if (house.disposed) return
  house.disposed = true
  house.refusals.clear()
  await stopAll(house, house.plan.order)
  house.changed()
  house.limits.start.close()
  house.limits.stop.close()
}

function getForHost(house: House, name: string): unknown {
  const id = house.plan.providers.get(name)
  const run = house.runs.get(id ?? '')
  if (!run || run.state !== 'running') {
    throw new KernelError(
      'not-running',
      `The host asked for ${name}, ${id === undefined ? 'which no feature here provides' : `but feature "${id}" does not run`}.`,
    )
  }
  if (run.provisions.get(name)?.perVisit) {
    throw new KernelError(
      'per-visit',
      `The host asked for ${name}, which belongs to one visitor. Ask visit().get("${id}", …).`,
    )
  }
  return house.services.get(name, run.values)
}

/** Starts features one by one, each in a quiet moment. */
function startWhenIdle(house: House, { whenIdle = defaultIdle }: BootOptions, ids: readonly string[]): void {
  const [id, ...rest] = ids
  if (id === undefined) return
  whenIdle(() => {
    if (house.disposed) return
    const next = () => startWhenIdle(house, { whenIdle }, rest)
    activate(house, id).then(next, next)
  })
}

function defaultIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run, 0)
}
