import { createBus } from './bus'
import { createServices } from './container'
import type { Cleanup, Feature, Placed, Provision, Self } from './declare'
import type { Entry } from './entry'
import { failure, KernelError, type Phase, within } from './errors'
import type { BootOptions } from './kernel'
import { Owned } from './owned'
import type { Plan } from './plan'
import { createSelf } from './self'
import { createViews } from './views'

/** What the parts of one booted kernel share. Nothing of it lives in a module: two houses stand side by side. */
export class House {
  disposed = false
  readonly runs = new Map<string, Run>()
  /** Rejections for what may not be activated, one promise a feature, so that a render does not loop. */
  readonly refusals = new Map<string, Promise<void>>()
  /** The last fault of each feature, for `explain`. */
  readonly faults = new Map<string, KernelError>()
  /** Slots that runtime items have taken; those of manifest items stand in the plan. */
  readonly taken = new Map<string, Entry>()
  readonly visits = new Set<VisitParts>()
  readonly listeners = new Set<() => void>()
  readonly services = createServices()
  readonly bus = createBus()
  readonly views = createViews(this)
  readonly limits: { readonly startMs: number; readonly stopMs: number }

  constructor(
    public plan: Plan,
    readonly options: BootOptions,
  ) {
    this.limits = { startMs: 30_000, stopMs: 15_000, ...options.limits }
  }

  /** Remembers a fault and hands it to the host, whose reporter may throw without harm: `explain` has the fault. */
  report(error: KernelError): void {
    if (error.about.feature !== undefined) this.faults.set(error.about.feature, error)
    try {
      ;(this.options.report ?? console.error)(error)
    } catch (cause) {
      console.error(error, cause)
    }
  }

  /** Waits for a feature's work no longer than its phase may last. */
  limit<T>(feature: string, phase: Phase, work: T | PromiseLike<T>): T | Promise<T> {
    const ms = phase === 'stop' ? this.limits.stopMs : this.limits.startMs
    const text = `Feature "${feature}" did not finish (${phase}) within ${ms} ms.`
    return within(ms, work, () => new KernelError('timeout', text, { feature, phase }))
  }

  /** Runs one cleanup of a feature within its time; a fault is reported. */
  async undo(feature: string, cleanup: Cleanup): Promise<void> {
    try {
      await this.limit(feature, 'stop', cleanup())
    } catch (cause) {
      this.report(failure(feature, 'stop', cause))
    }
  }

  /** Forgets what was seen of these points (without any: everything that was said) and tells who listens. */
  changed(points?: ReadonlySet<string>): void {
    this.views.forget(points)
    if (!points) this.refusals.clear()
    for (const listener of [...this.listeners]) {
      try {
        listener()
      } catch (cause) {
        this.report(new KernelError('failed', 'A listener of onChange failed.', { phase: 'run' }, cause))
      }
    }
  }
}

/** What holds services for one lifetime: a run, or one visit's part of it. */
export class Holder {
  readonly values = new Map<string, unknown>()
  /** The factories that are being run, to name a circle. */
  readonly making: string[] = []
  readonly owned: Owned

  constructor(house: House, id: string) {
    this.owned = new Owned((cleanup) => house.undo(id, cleanup))
  }
}

/** One life of a feature, from its activation to its end. */
export class Run extends Holder {
  state: 'starting' | 'running' | 'failed' | 'stopping' = 'starting'
  phase: Phase = 'require'
  error: KernelError | undefined
  readonly provisions = new Map<string, Provision>()
  /** Items of its runtime. */
  items: readonly Entry[] = []
  /** Whether its items have been handed to the acceptors that were there; later ones ask for them. */
  handed = false
  readonly acceptors: Acceptor[] = []
  /** Hand-overs that its own `accept` calls began. */
  readonly pending: Promise<void>[] = []
  /** The same for all who wait for this run. */
  promise: Promise<void> = Promise.resolve()
  readonly self: Self

  constructor(
    house: House,
    readonly feature: Feature,
  ) {
    super(house, feature.id)
    this.self = createSelf(house, this)
  }
}

/** How an owner takes in the items of a point. */
export type Acceptor = { readonly point: string; take(items: readonly Placed<object>[], feature: string): unknown }

/** The services of one visit, by the run that provides them. */
export type VisitParts = { readonly parts: Map<Run, Holder>; partOf(run: Run): Holder }
