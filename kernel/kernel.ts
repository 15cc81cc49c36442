import type { Cleanup, Guard, Placed, Point, Subject, Token, Verdict } from './declare'
import type { Fault } from './entry'
import type { KernelError } from './errors'
import type { Plan, SwitchLayer } from './plan'
import type { Standing } from './plan-draft'

/** What a host gives its house to live on. */
export interface BootOptions {
  /** Starts everything that is on: servers and the rendering kernel. */
  readonly eager?: boolean
  /** Hears every fault, also those that cost nobody anything; by default they go to `console.error`. */
  readonly report?: (error: KernelError) => void
  /** Runs a function when the house is quiet; by default `requestIdleCallback`, or the next timer. */
  readonly whenIdle?: (run: () => void) => void
  /** How long a load, start or take-in may last (30,000 ms), and how long one cleanup (15,000 ms). */
  readonly limits?: { readonly startMs?: number; readonly stopMs?: number }
}

/** A booted house, as its host sees it. */
export interface Kernel {
  /** The plan in force; another one after `apply`. */
  readonly plan: Plan
  /** Starts a feature on first use, its requirements first. The same promise for the whole of one run, rejected ones included. */
  activate(id: string): Promise<void>
  /** Begins a failed feature anew, what it stands on first and what it had blocked after it. */
  retry(id: string): Promise<void>
  isRunning(id: string): boolean
  /** Moves to other switches, one call after the other. Rejects with `essential`, nothing changed, when such a feature would go. */
  apply(switches: readonly SwitchLayer[]): Promise<void>
  /** Stops everything, dependants first. Afterwards views are empty and nothing starts. */
  dispose(): Promise<void>
  /** The items of any point that `subject` may see: frozen, ordered, the same array until something changes. */
  view<T>(of: Point<T>, subject?: Subject): readonly Placed<T>[]
  /** The same with each item's id and feature, for who must wrap it in its feature's scope. */
  shown<T>(of: Point<T>, subject?: Subject): readonly ShownItem<T>[]
  /** Asks the guards of a `when` or `access`: `true`, or why not and the status to answer. */
  judge(when: readonly Guard[], subject?: Subject): Verdict
  /** Why a feature, an item or a `point:id` is there or not, for this subject; at least one line. */
  explain(id: string, subject?: Subject): readonly Explanation[]
  /** Any service of a running feature, for hosts only: features declare what they need. Not for per-visit services. */
  get<T>(wanted: Token<T>): T
  /** Opens the scope of one visitor. */
  visit(): Visit
  /** Hears that views, or who runs, may have changed. */
  onChange(listener: () => void): Cleanup
}

/**
 * One visitor's scope: a request on the server, the page's life in the browser. `get(feature, token)` resolves as that running
 * feature may: its requirements, its own services and its settings, and of these the per-visit ones as instances of this visit,
 * made on first use. A runtime outlives visits, so its `self.get` never gives a per-visit service: it takes part by
 * `providePerVisit`, whose factories may need per-visit services and `visit`.
 */
export interface Visit {
  /** Throws `undeclared`, `not-running` (activate it first) or `visit-ended`. */
  get<T>(feature: string, wanted: Token<T>): T
  /** For what the feature's manifest lists as optional: undefined while its provider does not run. */
  maybe<T>(feature: string, wanted: Token<T>): T | undefined
  /** Undoes what the visit's services gave to its `own`, dependants first; the same promise however often it is called. */
  end(): Promise<void>
}

/** An item as `shown` gives it. */
export type ShownItem<T> = { readonly id: string; readonly feature: string; readonly item: Placed<T> }

/** `shown` for a feature means: it is on. `no-host`: nobody here owns the point. `unknown`: no such name, or not now. */
export type Code = Standing['code'] | Fault['code'] | 'shown' | 'refused' | 'unknown-guard' | 'no-host' | 'unknown'

/** One line of `explain`: a code for machines, a sentence for people. */
export interface Explanation {
  readonly id: string
  readonly code: Code
  readonly text: string
  readonly feature?: string
  readonly point?: string
  /** From the feature asked about to the one that is the cause. */
  readonly chain?: readonly string[]
}
