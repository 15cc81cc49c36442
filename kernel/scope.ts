import { type Need, type Provision, self, type Token, visit as visitToken } from './declare'
import { isLate, KernelError } from './errors'
import type { House, Run, VisitParts } from './house'

/**
 * Finds a service as one feature may have it: what its manifest requires, what it provides, its settings; within a visit the
 * services of that visit too. Throws `undeclared`, `per-visit`, `not-running` or `circle`.
 */
export function resolve(house: House, run: Run, { name }: Token<unknown>, visit?: VisitParts): unknown {
  const { feature } = run
  const own = run.provisions.get(name)
  if (own) return make(house, run, own, visit)
  if (feature.requires?.some((each) => each.name === name)) return serviceOf(house, run, name, visit)
  if (name === feature.settings?.name) return house.plan.settings.get(feature.id)
  if (name === self.name) return run.self
  if (name !== visitToken.name) throw undeclared(run, name)
  if (!visit) throw needsVisit(run, name)
  return visit.partOf(run).owned
}

/** The same for what may be absent: undefined while its provider does not run. */
export function resolveMaybe(house: House, run: Run, wanted: Token<unknown>, visit?: VisitParts): unknown {
  const { name } = wanted
  if (!run.feature.optional?.some((each) => each.name === name)) return resolve(house, run, wanted, visit)
  const provider = house.runs.get(house.plan.providers.get(name) ?? '')
  return provider?.state === 'running' ? serviceOf(house, run, name, visit) : undefined
}

/** The services that a factory asks for, in order; what is optional arrives as a function. */
export function servicesFor(house: House, run: Run, needs: readonly Need[], visit?: VisitParts): never[] {
  const services = needs.map((need) => {
    if (need.kind === 'token') return resolve(house, run, need, visit)
    const { optional = [], requires = [], provides = [] } = run.feature
    const { name } = need.token
    if (![...optional, ...requires, ...provides].some((each) => each.name === name)) throw undeclared(run, name)
    return () => resolveMaybe(house, run, need.token, visit)
  })
  return services as never[]
}

/** Runs a factory once for its lifetime: the feature's, or the visit's. */
export function make(house: House, run: Run, provision: Provision, visit?: VisitParts): unknown {
  const { name } = provision.what
  const holder = provision.perVisit ? visit?.partOf(run) : run
  if (!holder) throw needsVisit(run, name)
  if (holder.values.has(name)) return holder.values.get(name)
  const path = [...holder.making, name].join(' → ')
  if (holder.making.includes(name)) throw wrong(run, 'circle', `${path}: a circle. Break it with maybe().`)
  holder.making.push(name)
  try {
    const value = provision.make(...servicesFor(house, run, provision.needs, visit))
    const why = 'whose factory returned a promise. Await what takes time in "start".'
    if (isLate(value)) throw wrong(run, 'asynchronous', `${name}, ${why}`)
    holder.values.set(name, value)
    return value
  } finally {
    holder.making.pop()
  }
}

/** A service of whoever provides it, out of the container or out of the visit; without a run it is the host that asks. */
export function serviceOf(house: House, run: Run | undefined, name: string, visit?: VisitParts): unknown {
  const id = house.plan.providers.get(name)
  const provider = house.runs.get(id ?? '')
  const provision = provider?.provisions.get(name)
  if (!provider || !provision || provider.state !== 'running') {
    const why = id === undefined ? 'which no feature here provides' : `but feature "${id}" does not run`
    throw wrong(run, 'not-running', `${name}, ${why}. Activate it first, or ask with maybe().`)
  }
  if (!provision.perVisit) return house.services.get(name, provider.values)
  if (!visit) throw needsVisit(run, name)
  return make(house, provider, provision, visit)
}

function undeclared(run: Run, name: string): KernelError {
  const fix = 'Add it to "requires" of the manifest, or to "optional" and ask with maybe().'
  return wrong(run, 'undeclared', `${name}, which it does not declare. ${fix}`)
}

function needsVisit(run: Run | undefined, name: string): KernelError {
  const why = 'which belongs to one visitor: what lives longer cannot hold it.'
  return wrong(
    run,
    'per-visit',
    `${name}, ${why} Ask in a factory of providePerVisit, or with visit.get(feature, token).`,
  )
}

function wrong(run: Run | undefined, code: string, what: string): KernelError {
  if (!run) return new KernelError(code, `The host asked for ${what}`)
  const { id } = run.feature
  return new KernelError(code, `Feature "${id}" asked for ${what}`, { feature: id, phase: run.phase })
}
