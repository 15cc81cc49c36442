import type { Feature, Self } from './declare'
import type { House, Run } from './house'
import { Owned } from './owned'
import { createSelf } from './self'

/** Begins the life of a feature; what it holds of the house is made when it is first asked for. */
export function createRun(house: House, feature: Feature): Run {
  let settle: Run['settle'] | undefined
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  promise.catch(() => undefined)
  let self: Self | undefined
  const run: Run = {
    feature,
    get self() {
      self ??= createSelf(house, run)
      return self
    },
    settings: house.plan.settings.get(feature.id),
    owned: new Owned((cleanup) => house.undo(feature.id, cleanup)),
    provisions: new Map(),
    values: new Map(),
    making: [],
    state: 'starting',
    phase: 'require',
    promise,
    settle: settle as unknown as Run['settle'],
    error: undefined,
    items: [],
    handed: false,
    acceptors: [],
    pending: [],
  }
  return run
}
