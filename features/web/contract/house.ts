import type { Subject } from '../../../kernel/declare'
import { token } from '../../../kernel/declare'

export interface HouseFeature {
  readonly id: string
  readonly essential: boolean
  readonly state: 'on' | 'off' | 'blocked' | 'failed'
  /** Which features stop working when this one is switched off. */
  readonly dependants: readonly string[]
  /** What it contributes, by point: `web.pages` → ids. */
  readonly contributes: Readonly<Record<string, readonly string[]>>
  /** Addresses outside `/api/<feature>/` that are its own. */
  readonly addresses: readonly string[]
  /** Who decided: the environment, the configuration file, an admin, or nobody. */
  readonly decidedBy: string | undefined
  /** True where the environment or the file names it: the page cannot change it. */
  readonly locked: boolean
  readonly says: string
}

export interface Explanation {
  readonly id: string
  readonly code: string
  readonly text: string
  readonly feature?: string
  readonly half: 'server' | 'client'
}

/** The running house, as the host hands it to the features that show or change it. */
export interface House {
  features(): readonly HouseFeature[]
  /** Ids of what browsers do without: switched off, or standing on what is, in either half. */
  absent(): readonly string[]
  /** Why a feature or an item is there or not, for this person, in both halves. */
  explain(id: string, subject: Subject): readonly Explanation[]
  /** Switches features on all nodes; refused with a FeatureError when an essential one would go or one is locked. */
  apply(
    changes: Readonly<Record<string, boolean>>,
    by: number | undefined,
    why: string,
    /** The proposal of somebody else that this carries out: kept with the change. */
    proposal?: number,
  ): Promise<void>
  /** Throws what `apply` would refuse these changes with. */
  check(changes: Readonly<Record<string, boolean>>): void
  /** Grows with every change of switches; part of every cache key. */
  generation(): number
}

export const house = token<House>('host.house')
