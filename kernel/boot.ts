import { activate, retry } from './activation'
import { applySwitches, refuseWithoutEssentials, startAll, stopAll } from './apply'
import type { Placed, Point, Subject, Token } from './declare'
import { KernelError } from './errors'
import { explain } from './explain'
import { House } from './house'
import type { BootOptions, Kernel, ShownItem } from './kernel'
import type { Plan } from './plan'
import { serviceOf } from './scope'
import { openVisit } from './visit'

/**
 * Boots a planned house: starts what is essential or says 'boot', with what that requires (everything when `eager`). A feature
 * that fails is isolated; when an essential one is lost it undoes everything and rejects with `essential` and the cause.
 */
export async function boot(plan: Plan, options: BootOptions = {}): Promise<Kernel> {
  refuseWithoutEssentials(plan)
  const house = new House(plan, options)
  const kernel = createKernel(house)
  await startAll(house, plan.order)
  const lost = [...house.runs.values()].find(({ feature, error }) => feature.essential && error)
  if (!lost?.error) return kernel
  await kernel.dispose()
  const text = `The house cannot stand without feature "${lost.feature.id}". ${lost.error.message}`
  throw new KernelError('essential', text, lost.error.about, lost.error)
}

function createKernel(house: House): Kernel {
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
    apply: (switches) => inTurn(() => applySwitches(house, switches)),
    dispose: () => dispose(house),
    view: <T>(of: Point<T>, subject?: Subject) => house.views.see(of.name, subject).items as readonly Placed<T>[],
    shown: <T>(of: Point<T>, subject?: Subject) => house.views.see(of.name, subject).shown as readonly ShownItem<T>[],
    judge: (when, subject) => house.views.judge(when, subject),
    explain: (id, subject) => explain(house, id, subject),
    get: <T>(wanted: Token<T>) => serviceOf(house, undefined, wanted.name) as T,
    visit: () => openVisit(house),
    onChange(listener) {
      house.listeners.add(listener)
      return () => void house.listeners.delete(listener)
    },
  }
}

/** Not in turn: a start that hangs in an `apply` must not hold up the end. What that call lets go is stopped as well. */
async function dispose(house: House): Promise<void> {
  house.disposed = true
  await stopAll(house, house.plan.order)
  await stopAll(house, [...house.runs.keys()])
  house.changed()
}
