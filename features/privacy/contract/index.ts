/** What the house may know of `privacy`: where a feature shows what somebody agreed to. */
import { point } from '../../../kernel/declare'

/** One thing that people agree to or refuse, shown on `/user/data` by the feature that asked: what, since when, and how to change it. */
export interface ConsentPart {
  readonly id: string
  /** How high it is once it has come, in pixels, where most are lower: what stands below does not move. */
  readonly height?: number
  /** Exports a React component `Part`: a row of the card. */
  readonly load: () => Promise<{ readonly Part: () => unknown }>
}

export const consentParts = point<ConsentPart>('privacy.consent-parts', { key: (each) => each.id })

/** The news that an account is to go. */
export const GOING = 'privacy.going'
