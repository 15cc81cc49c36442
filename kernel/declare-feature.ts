import type {
  Contribution,
  ContributionWith,
  Guard,
  Happening,
  Placed,
  Point,
  Provision,
  Settings,
  Subject,
  Token,
  Verdict,
} from './declare'

/** Undoes something; may take its time. */
export type Cleanup = () => void | Promise<void>

/** Hands a thing over to the feature (or visit): it is undone in reverse order when the feature stops. */
export interface Own {
  <T>(thing: T, undo: (thing: T) => void | Promise<void>): T
  <T extends Cleanup | Disposable | AsyncDisposable>(thing: T): T
}

/** A feature half as others may read it without running it. */
export interface Manifest {
  readonly id: string
  /** The house does not boot without it. */
  readonly essential?: boolean
  /** When its runtime is loaded: with the house, when the house is quiet, or on first use (the default). */
  readonly activates?: 'boot' | 'idle' | 'use'
  /** That it owns: only it may view them. */
  readonly points?: readonly Point<never>[]
  readonly provides?: readonly Token<unknown>[]
  readonly requires?: readonly Token<unknown>[]
  readonly optional?: readonly Token<unknown>[]
  readonly contributes?: readonly Contribution[]
  readonly settings?: Settings<unknown>
  /** Left out when the manifest says everything. */
  readonly load?: () => Promise<{ readonly runtime: Runtime }>
}

/** The code of a feature half, loaded only when the feature is on and first needed. */
export interface Runtime {
  /** Exactly the tokens that the manifest promises. */
  readonly provides?: readonly Provision[]
  readonly contributes?: readonly (Contribution | ContributionWith)[]
  /** Resolves when dependants may begin. */
  readonly start?: (self: Self) => void | Promise<void>
}

/** What a running feature holds of the house. */
export interface Self {
  readonly id: string
  /** Aborts when the feature stops. */
  readonly signal: AbortSignal
  readonly own: Own
  readonly bus: {
    on<T>(event: Happening<T>, listener: (detail: T) => void | Promise<void>): Cleanup
    emit<T>(event: Happening<T>, detail: T): void
  }
  /** What the manifest requires, the feature's own provisions and its settings. Throws `undeclared` for anything else. */
  readonly get: <T>(wanted: Token<T>) => T
  /** What the manifest names as optional; undefined while its provider is not running. */
  readonly maybe: <T>(wanted: Token<T>) => T | undefined
  /** Own points only. */
  readonly view: <T>(of: Point<T>, subject?: Subject) => readonly Placed<T>[]
  /** Asks the guards of a `when` or `access`: `true`, or the reason of the first that refuses and the status to answer. */
  readonly judge: (when: readonly Guard[], subject?: Subject) => Verdict
  /** Calls `take` with each contributor's items before that contributor starts, and undoes what it returns when either stops. */
  readonly accept: <T>(
    of: Point<T>,
    take: (items: readonly Placed<T>[], feature: string) => void | Cleanup | Promise<void | Cleanup>,
  ) => void
}

/** The manifest with its defaults filled in. */
export interface Feature extends Manifest {
  readonly essential: boolean
  readonly activates: 'boot' | 'idle' | 'use'
}

/** Makes a feature of its manifest. */
export function defineFeature(manifest: Manifest): Feature {
  return { ...manifest, essential: manifest.essential ?? false, activates: manifest.activates ?? 'use' }
}

/** Gives the runtime its type; `runtime` must be the name of the export. */
export function defineRuntime(runtime: Runtime): Runtime {
  return runtime
}
