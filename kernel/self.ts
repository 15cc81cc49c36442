import { acceptFor } from './accept'
import type { Feature, Placed, Self } from './declare'
import { KernelError, wordsOf } from './errors'
import type { House, Run } from './house'
import { resolve, resolveMaybe } from './scope'

/** Makes what a feature holds of the house. */
export function createSelf(house: House, run: Run): Self {
  const { feature, owned } = run
  return {
    id: feature.id,
    own: owned.own,
    get signal() {
      return owned.signal
    },
    bus: {
      on(event, listener) {
        if (owned.ended) return () => undefined
        const off = house.bus.on(event.name, listener, (cause) => {
          const error = new KernelError(
            'failed',
            `A listener of feature "${feature.id}" for ${event.name} failed: ${wordsOf(cause)}`,
            { feature: feature.id, phase: 'run' },
            cause,
          )
          house.report(error)
        })
        const release = owned.add(off)
        return () => (release(), off())
      },
      emit: (event, detail) => house.bus.emit(event.name, detail),
    },
    get: <T>(wanted: { readonly name: string }) => resolve(house, run, { kind: 'token', name: wanted.name }) as T,
    maybe: <T>(wanted: { readonly name: string }) =>
      resolveMaybe(house, run, { kind: 'token', name: wanted.name }) as T | undefined,
    view<T>(of: { readonly name: string }, subject?: object) {
      refuseForeign(feature, of.name, 'view')
      return house.views.see(of.name, subject).items as readonly Placed<T>[]
    },
    judge: (when, subject) => house.views.judge(when, subject),
    accept(of, take) {
      refuseForeign(feature, of.name, 'accept from')
      acceptFor(house, run, of.name, take as never)
    },
  }
}

function refuseForeign(feature: Feature, name: string, verb: string): void {
  if (feature.points?.some((each) => each.name === name)) return
  const text = `Feature "${feature.id}" cannot ${verb} ${name}: only the owner of a point can. List it in "points", or ask its owner for a service.`
  throw new KernelError('not-owner', text, { feature: feature.id, phase: 'run' })
}
