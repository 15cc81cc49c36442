import type { Bus } from './bus'
import type { Services } from './container'
import type { Cleanup, Feature, Own, Placed, Provision, Self } from './declare'
import type { Entry } from './entry'
import type { KernelError, Phase } from './errors'
import type { Limiter } from './limiter'
import type { Owned } from './owned'
import type { Plan } from './plan'
import type { Views } from './views'

/** What the parts of one booted kernel share. Nothing of it lives in a module: two houses stand side by side. */
export interface House {
  plan: Plan
  disposed: boolean
  readonly eager: boolean
  readonly runs: Map<string, Run>
  /** Rejections for what may not be activated, one promise a feature, so that a render does not loop. */
  readonly refusals: Map<string, Promise<void>>
  /** The last fault of each feature, for `explain`. */
  readonly faults: Map<string, KernelError>
  readonly visits: Set<VisitParts>
  readonly services: Services
  readonly bus: Bus
  readonly views: Views
  readonly limits: { readonly start: Limiter; readonly stop: Limiter }
  /** Remembers a fault and hands it to the host. */
  readonly report: (error: KernelError) => void
  /** Runs one cleanup of a feature within its time; a fault is reported. */
  readonly undo: (feature: string, cleanup: Cleanup) => Promise<void>
  /** Forgets the views of these points (of all without a list) and tells who listens. */
  readonly changed: (points?: Iterable<string>) => void
}

/** What holds the services of one lifetime: a run, or one visit's part of it. */
export interface Holder {
  readonly owned: Owned
  readonly values: Map<string, unknown>
  /** The factories that are being run, to name a circle. */
  readonly making: string[]
}

/** One life of a feature, from its activation to its end. */
export interface Run extends Holder {
  readonly feature: Feature
  readonly self: Self
  readonly settings: unknown
  readonly provisions: Map<string, Provision>
  state: 'starting' | 'running' | 'failed' | 'stopping'
  phase: Phase
  /** The same for all who wait for this run. */
  promise: Promise<void>
  readonly settle: { readonly resolve: () => void; readonly reject: (error: KernelError) => void }
  error: KernelError | undefined
  /** Items that its runtime contributed. */
  items: readonly Entry[]
  /** Whether its items have been handed to the acceptors that were there; later ones ask for them. */
  handed: boolean
  readonly acceptors: Acceptor[]
  /** Hand-overs that its own `accept` calls began. */
  readonly pending: Promise<void>[]
}

export interface Acceptor {
  readonly owner: Run
  readonly point: string
  readonly take: (items: readonly Placed<object>[], feature: string) => unknown
}

/** `given` is what a factory gets for the token `visit`. */
export interface VisitPart extends Holder {
  readonly given: { readonly signal: AbortSignal; readonly own: Own }
}

/** The services of one visit, by the run that provides them. */
export interface VisitParts {
  readonly parts: Map<Run, VisitPart>
  partOf(run: Run): VisitPart
}
