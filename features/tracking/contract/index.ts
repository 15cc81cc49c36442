/** What the house may know of `tracking`: what the visitor allows beyond what the site needs. */
import { token } from '../../../kernel/declare'

/** all: third-party tags and tracking too; needed: what the site cannot do without. */
export const consentChoices = ['all', 'needed'] as const
export type ConsentChoice = (typeof consentChoices)[number]

/** The text that is agreed to; a new one asks again. */
export const CONSENT_TEXT = '2026-11-21'

/** Cookie consent on this device (spec §4), and how to change it. */
export interface Consent {
  /** Live state: read it through a snapshot. `undefined` until somebody chose. */
  readonly state: { readonly choice: ConsentChoice | undefined }
  /** Sets the cookies at once and tells the server, which keeps the proof. Resolves when it has it, or when it was tried for long enough; never rejects. */
  choose(choice: ConsentChoice): Promise<void>
}

export const consent = token<Consent>('tracking.consent')

export { type Adapter, type AdapterGiven, adapters, type RunningAdapter } from './adapters'
export { type KeptRecords, keptRecords } from './kept'
export { type OpenedFrom, openedFrom } from './opened-from'
export {
  type Followed,
  type FollowedSource,
  followedSources,
  type Round,
  type RoundSource,
  roundSources,
} from './rounds'
export { type Viewable, viewables, type ViewedType } from './viewables'

/** Sees errors of browsers and of the server, and decides about them. */
export const SEE_FAULTS = 'tracking.see-faults'

/** Sees the numbers of the whole site. */
export const SEE_ALL = 'tracking.see-all'
