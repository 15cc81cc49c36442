import { point } from '../../../kernel/declare'
import type { Adapters } from './wire-adapters'

/** What an adapter is given, once the visitor has allowed it and the server has its settings. */
export interface AdapterGiven<Kind extends keyof Adapters> {
  readonly settings: NonNullable<Adapters[Kind]>
  /** Whose browser it is; null for nobody. */
  readonly userId: number | null
}

/** A third party that runs on this page. What a foreign script did to a page only another page undoes, so there is no stopping it. */
export interface RunningAdapter {
  /** Somebody else is there now, or nobody. */
  identify(userId: number | null): void
  /** false: a page on which the tags of third parties are off (spec §4). */
  allow(mayTag: boolean): void
}

interface AdapterOf<Kind extends keyof Adapters> {
  readonly id: string
  /** Whose settings it takes: one adapter each. */
  readonly kind: Kind
  readonly load: () => Promise<{ readonly start: (given: AdapterGiven<Kind>) => Promise<RunningAdapter> }>
}

/** A third party that the site can work with: fetched where its settings are set and the visitor allowed it, and not before (spec §4). */
export type Adapter = { [Kind in keyof Adapters]-?: AdapterOf<Kind> }[keyof Adapters]

export const adapters = point<Adapter>('tracking.adapters', { key: (each) => each.kind })
