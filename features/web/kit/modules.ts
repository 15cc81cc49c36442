import { useSettled } from './use-settled'

type Load<M> = () => Promise<M>

interface Settled<M> extends Promise<M> {
  status?: 'pending' | 'fulfilled' | 'rejected'
  value?: M
  reason?: unknown
}

/**
 * Lazily loaded modules by their `load` function, which stands in a manifest and so is one for the process. A module that has
 * arrived is answered at once: `use` reads `status` and `value`, so a prepared page renders without suspending.
 */
const loaded = new WeakMap<Load<unknown>, Settled<unknown>>()

/** Loads that somebody waits for with `useModule`. */
const awaited = new WeakSet<Settled<unknown>>()
/** So long a failure waits for whoever waits for it: they are drawn again a moment after. */
const TOLD_WITHIN_MS = 5000

const forget = (load: Load<unknown>, failed: Settled<unknown>, ms: number) =>
  void setTimeout(() => loaded.get(load) === failed && loaded.delete(load), ms)

/** Starts loading, once; a failure is forgotten, so that the next try fetches again. */
export function loadModule<M>(load: Load<M>): Promise<M> {
  const known = loaded.get(load) as Settled<M> | undefined
  if (known && known.status !== 'rejected') return known
  const loading: Settled<M> = load()
  loaded.set(load, loading)
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    (reason: unknown) => {
      Object.assign(loading, { status: 'rejected', reason })
      if (awaited.has(loading)) forget(load, loading, TOLD_WITHIN_MS)
      else loaded.delete(load)
    },
  )
  return loading
}

/** What is as good as here, because another way brought what is needed of it now: answered at once, and loaded beside. Returns that load. */
export function takeAsLoaded<M>(load: Load<M>, value: M): Promise<M> {
  const known = loaded.get(load) as Settled<M> | undefined
  if (known) return known
  const loading = load()
  const standIn: Settled<M> = Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value })
  loaded.set(load, standIn)
  loading.catch(() => loaded.delete(load))
  return loading
}

/** The module, suspending until it is there. Throws what loading threw, to the nearest error boundary; drawn anew after that, it loads again. */
export function useModule<M>(load: Load<M>): M {
  const known = loaded.get(load) as Settled<M> | undefined
  if (known?.status === 'rejected') {
    forget(load, known, 0) // whoever else waited for it is drawn in the same turn
    throw known.reason
  }
  const loading = loadModule(load)
  awaited.add(loading)
  return useSettled(loading)
}
