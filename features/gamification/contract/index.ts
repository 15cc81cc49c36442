/** What the house may know of `gamification`: the ledger of points and coins, and what rules can begin with. */
import { defineErrors } from '../../web/contract'

export type { Balance, Currency, Gift, Ledger, Purse, Said, Spending, TransferKind } from './ledger'
export { currencies, ledger } from './ledger'
export type { Listed } from './listed'
export { listed } from './listed'
export type { Awards, Deed, Given, Happened, Trigger } from './triggers'
export { awards, triggers } from './triggers'

/** Whom a rule is for; what is left out does not matter. */
export interface Audience {
  /** At least so much of the profile is complete, 0 to 100: accounts made for points alone are empty. */
  readonly percent?: number
  /** One of these fields of study (`course_stream` of spec §3). */
  readonly streams?: readonly string[]
}

/** Spec §3, badge notification. */
export const badgeTypes = ['badges', 'pro'] as const
export type BadgeType = (typeof badgeTypes)[number]

export const scopes = ['global', 'college', 'city', 'course'] as const
export type Scope = (typeof scopes)[number]

export const spans = ['all', 'month', 'week'] as const
export type Span = (typeof spans)[number]

/** However many rules fit, a person gets at most so many points a day: a farm of accounts earns little. */
export const MOST_POINTS_A_DAY = 300

/** Spec §3: who has no rank. Shown as NA. */
export const NO_RANK = -1

/** Badges with these numbers lead to the practice page (spec §2.5). */
export const practiceGcIds: readonly number[] = [3, 15712]

/** Where the pop-up of a badge leads (spec §2.5). `who`: username, else id. */
export const badgePath = (gcId: number | null, who: string | number) =>
  gcId !== null && practiceGcIds.includes(gcId) ? '/practice/coding' : `/u/${who}?open=badges`

export const gamificationErrors = defineErrors('gamification', {
  notEnoughCoins: { status: 409, title: 'There are not enough coins' },
  /** Reversals are not reversed, and nothing twice. */
  notReversible: { status: 409, title: 'This cannot be taken back' },
  /** Somebody else changed it meanwhile. */
  changed: { status: 412, title: 'This was changed in another place' },
  /** A rule is switched on as it was tried. */
  replayFirst: { status: 409, title: 'Try the rule on the last 30 days first' },
  triggerUnknown: { status: 422, title: 'No running feature tells of this' },
  slugTaken: { status: 409, title: 'Another badge has this name' },
})
