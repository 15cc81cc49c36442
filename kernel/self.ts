import { acceptFor } from './accept'
import type { Placed, Point, Self, Subject, Token } from './declare'
import { KernelError, wordsOf } from './errors'
import type { House, Run } from './house'
import { resolve, resolveMaybe } from './scope'

/** Makes what a feature holds of the house. */
export function createSelf(house: House, run: Run): Self {
  const { feature, owned } = run
  const about = { feature: feature.id, phase: 'run' } as const

  function refuseForeign({ name }: { readonly name: string }, verb: string): void {
    if (feature.points?.some((each) => each.name === name)) return
    const text = `Feature "${feature.id}" cannot ${verb} ${name}: only its owner can. List it in "points", or ask its owner for a service.`
    throw new KernelError('not-owner', text, about)
  }
  return {
    id: feature.id,
    own: owned.own,
    get signal() {
      return owned.signal
    },
    bus: {
      on({ name }, listener) {
        const text = `A listener of feature "${feature.id}" for ${name} failed:`
        const wrap = (cause: unknown) => new KernelError('failed', `${text} ${wordsOf(cause)}`, about, cause)
        const off = house.bus.on(name, listener, (cause) => house.report(wrap(cause)))
        const release = owned.add(off)
        return () => (release(), off())
      },
      emit: ({ name }, detail) => house.bus.emit(name, detail),
    },
    get: <T>(wanted: Token<T>) => resolve(house, run, wanted) as T,
    maybe: <T>(wanted: Token<T>) => resolveMaybe(house, run, wanted) as T | undefined,
    view<T>(of: Point<T>, subject?: Subject) {
      refuseForeign(of, 'view')
      return house.views.see(of.name, subject).items as readonly Placed<T>[]
    },
    judge: (when, subject) => house.views.judge(when, subject),
    accept(of, take) {
      refuseForeign(of, 'accept from')
      acceptFor(house, run, of.name, take as never)
    },
  }
}
