import { self, visit as visitToken, type Need, type Provision, type Token } from './declare'
import { isPromise, KernelError } from './errors'
import type { House, Run, VisitParts } from './house'

/**
 * Finds a service as one feature may have it: what its manifest requires, what it provides, its settings. Within a visit the
 * services of that visit too. Throws `undeclared`, `per-visit`, `not-running` or `circle`.
 */
export function resolve(house: House, run: Run, { name }: Token<unknown>, visit?: VisitParts): unknown {
  const { feature } = run
  const own = run.provisions.get(name)
  if (own) return make(house, run, own, visit)
  if (name === feature.settings?.name) return run.settings
  if (feature.requires?.some((each) => each.name === name)) return ofProvider(house, run, name, visit)
  if (name === self.name) return run.self
  if (name !== visitToken.name) throw undeclared(run, name)
  if (!visit) throw needsVisit(run, name)
  return visit.partOf(run).given
}

/** The same for what may be absent: undefined while its provider does not run. */
export function resolveMaybe(house: House, run: Run, wanted: Token<unknown>, visit?: VisitParts): unknown {
  const { name } = wanted
  if (!run.feature.optional?.some((each) => each.name === name)) return resolve(house, run, wanted, visit)
  const provider = house.runs.get(house.plan.providers.get(name) ?? '')
  return provider?.state === 'running' ? ofProvider(house, run, name, visit) : undefined
}

/** The services that a factory asked for, in order. What is optional arrives as a function. */
export function servicesFor(house: House, run: Run, needs: readonly Need[], visit?: VisitParts): never[] {
  return needs.map((need) => {
    if (need?.kind === 'token') return resolve(house, run, need, visit)
    if (need?.kind !== 'maybe') throw notAToken(run)
    const { name } = need.token
    const { optional, requires, provides } = run.feature
    if (![optional, requires, provides].some((list) => list?.some((each) => each.name === name)))
      throw undeclared(run, name)
    return () => resolveMaybe(house, run, need.token, visit)
  }) as never[]
}

/** Runs a factory once for its lifetime: the run's, or the visit's. */
export function make(house: House, run: Run, provision: Provision, visit?: VisitParts): unknown {
  const { name } = provision.what
  const holder = provision.perVisit ? visit?.partOf(run) : run
  if (!holder) throw needsVisit(run, name)
  if (holder.values.has(name)) return holder.values.get(name)
  if (holder.making.includes(name)) {
    const path = [...holder.making.slice(holder.making.indexOf(name)), name].join(' → ')
    throw new KernelError(
      'circle',
      `Factories of feature "${run.feature.id}" need each other in a circle: ${path}. Break it with maybe().`,
      about(run),
    )
  }
  holder.making.push(name)
  try {
    const value = provision.make(...servicesFor(house, run, provision.needs, provision.perVisit ? visit : undefined))
    if (isPromise(value)) throw asynchronous(run, name, value)
    holder.values.set(name, value)
    return value
  } finally {
    holder.making.pop()
  }
}

function ofProvider(house: House, run: Run, name: string, visit: VisitParts | undefined): unknown {
  const provider = house.runs.get(house.plan.providers.get(name) ?? '')
  const provision = provider?.provisions.get(name)
  if (!provider || !provision || provider.state !== 'running' || run.state === 'failed') {
    throw new KernelError(
      'not-running',
      `Feature "${run.feature.id}" asked for ${name}, whose provider does not run any more. Ask while it runs.`,
      about(run),
    )
  }
  if (!provision.perVisit) return house.services.get(name, provider.values)
  if (!visit) throw needsVisit(run, name)
  return make(house, provider, provision, visit)
}

function undeclared(run: Run, name: string): KernelError {
  const { id, optional } = run.feature
  const fix = optional?.some((each) => each.name === name)
    ? 'It is optional: ask with maybe().'
    : `Add it to "requires" of the manifest, or to "optional" and ask with maybe().`
  return new KernelError(
    'undeclared',
    `Feature "${id}" asked for ${name}, which it does not declare. ${fix}`,
    about(run),
  )
}

function needsVisit(run: Run, name: string): KernelError {
  const text = `Feature "${run.feature.id}" asked for ${name} outside a visit: it belongs to one visitor, what lives longer cannot hold it. Ask from providePerVisit(…) or visit.get(…).`
  return new KernelError('per-visit', text, about(run))
}

function notAToken(run: Run): KernelError {
  const text = `A factory of feature "${run.feature.id}" needs a thing that is no token. Do two contracts import each other?`
  return new KernelError('not-a-token', text, about(run))
}

function asynchronous(run: Run, name: string, value: PromiseLike<unknown>): KernelError {
  value.then(undefined, () => undefined)
  const text = `The factory of ${name} in feature "${run.feature.id}" returned a promise. Make it at once and await what takes time in "start".`
  return new KernelError('asynchronous', text, about(run))
}

function about(run: Run) {
  return { feature: run.feature.id, phase: run.phase }
}
