/** What the house may know of `banners`: ads in the strip above the top bar, and notices to everybody (spec §3). */
import { token } from '../../../kernel/declare'
import { defineErrors } from '../../web/contract'

export {
  type AdFilter,
  type AdViewer,
  isForPage,
  type Match,
  matchesOf,
  type ProAudience,
  proAudiences,
} from './ad-filter'
export { adPageOf, mayHaveAds } from './ad-pages'
export { advertiserKey, MOST_MUTED } from './advertisers'

/** Where an ad stands in its life; what is approved runs from its start to its end by the clock alone. */
export const adStates = ['draft', 'review', 'approved', 'stopped'] as const
export type AdState = (typeof adStates)[number]

/** The same as it is shown: `approved` is waiting for its start, running, or over. */
export const adPhases = ['draft', 'review', 'scheduled', 'running', 'ended', 'stopped'] as const
export type AdPhase = (typeof adPhases)[number]

export const severities = ['info', 'warning', 'critical'] as const
export type Severity = (typeof severities)[number]

/** `on` from its start to its end; `stopped` by somebody before. */
export type NoticeState = 'on' | 'stopped'

/** Whose visitors are members of Pro. A feature of memberships provides it; without one the page's own word counts, which gives no right. */
export interface Memberships {
  isPro(personId: number): Promise<boolean>
}

export const memberships = token<Memberships>('banners.memberships')

/** Writes ads and reads what came of them. */
export const MANAGE = 'banners.manage'
/** Decides on ads and speaks to everybody. */
export const APPROVE = 'banners.approve'

/** Told when a notice is there, is another one or is gone; everybody may hear it. */
export const NOTICES_TOPIC = 'banners.notices'

/** Told `{ stopped }`, the number of an ad that staff have stopped: it leaves open pages too. Everybody may hear it. */
export const ADS_TOPIC = 'banners.ads'

/** The cookie of whoever closed an ad (spec §3): no other one is asked for. */
export const DISMISSED = 'untb'

/** The header by which a browser that allowed to be recognised says its random name. */
export const BROWSER_HEADER = 'foothold-browser'

/** The header by which a view is known again when it is told twice: a random name and a number. Its call has neither query nor body (spec §7). */
export const NUMBER_HEADER = 'foothold-number'

export const bannerErrors = defineErrors('banners', {
  /** The sentence says what. */
  notReady: { status: 422, title: 'Something is missing' },
})
