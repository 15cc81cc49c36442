import { type Static, Type } from '@sinclair/typebox'
import { MOST_ROWS } from '../../web/contract'
import type { ReferralReason, ReferralState } from './referrals'
import { OwnAppeal } from './wire-appeals'
import { ClientId } from './wire-ids'

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Text = Type.String()
const Count = Type.Integer()
const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })
const NullableCount = Type.Unsafe<number | null>({ type: ['integer', 'null'] })
const Code = Type.String({ pattern: '^[bcdfghjkmnpqrstvwxyz2-9]{8}$', says: 'This is not a referral code' })
const State = Type.Unsafe<ReferralState>(
  Type.String({ pattern: '^(pending|earned|refused|taken-back)$', says: 'pending, earned, refused or taken-back' }),
)
const Reason = Type.Unsafe<ReferralReason | null>({ type: ['string', 'null'] })

/** A link with a code was opened: which page it leads to, a path. */
export const OpeningRequest = Type.Object({ refId: Code, path: Type.String({ maxLength: 300, pattern: '^/' }) })
export type OpeningRequest = Static<typeof OpeningRequest>

/** The code that a browser kept, told once somebody is logged in. */
export const ArrivalRequest = Type.Object({
  refId: Code,
  /** By the browser's own clock, so that a wrong one does not matter. */
  openedSecondsAgo: Type.Integer({ minimum: 0, maximum: 400 * 86_400 }),
  /** The browser's name, where it may be told. */
  clientId: Type.Optional(ClientId),
})
export type ArrivalRequest = Static<typeof ArrivalRequest>

const Counts = Type.Object({ pending: Count, earned: Count, refused: Count, 'taken-back': Count })
export type ReferralCounts = Static<typeof Counts>

export const OwnReferrals = Type.Object({
  code: Text,
  counts: Counts,
  /** Among all who have earned referrals, of all time; −1 for none. */
  rank: Count,
  /** By whose invitation they came themselves, while it counts or may; `name` as far as the inviter shows it. */
  cameBy: Type.Unsafe<{ state: 'pending' | 'earned'; name: string | null } | null>(
    Type.Union([Type.Object({ state: State, name: NullableText }), Type.Null()]),
  ),
})
export type OwnReferrals = Static<typeof OwnReferrals>

export const ReferralsQuery = Type.Object({
  state: Type.Optional(State),
  after: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
})

const Item = {
  id: Id,
  state: State,
  reason: Reason,
  /** What staff wrote for whoever invited; null where nobody did. */
  says: NullableText,
  /** When they joined. */
  at: Text,
  earnedAt: NullableText,
}

/** One of one's own. `name`, `path` and `avatar` as far as they show themselves to whoever asks. `appeal`: what one said against its refusal. */
export const OwnReferral = Type.Object({
  ...Item,
  ...{ name: NullableText, path: NullableText, avatar: NullableText },
  appeal: Type.Unsafe<OwnAppeal | null>(Type.Union([OwnAppeal, Type.Null()])),
})
export type OwnReferral = Static<typeof OwnReferral>
export const OwnReferralPage = Type.Object({ items: Type.Array(OwnReferral), next: NullableCount })
export type OwnReferralPage = Static<typeof OwnReferralPage>

/** What counts, and what is given for it: nothing where no rule is on. */
export const ReferralTerms = Type.Object({
  days: Count,
  gifts: Type.Array(Type.Object({ points: Count, coins: Count, perDay: Count, perPerson: NullableCount })),
})
export type ReferralTerms = Static<typeof ReferralTerms>

export const CodeParams = Type.Object({ refId: Code })
export const DaysQuery = Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })) })

const Day = Type.Object({ day: Text, opened: Count, joined: Count, earned: Count })
export type ReferralDay = Static<typeof Day>

/** Of one code. A link without an opportunity leads to some other page of the site. */
export const ReferralDashboard = Type.Object({
  /** Null: whoever asks is its owner. */
  owner: NullableText,
  days: Type.Array(Day),
  counts: Counts,
  links: Type.Array(Type.Object({ title: NullableText, path: NullableText, opened: Count })),
})
export type ReferralDashboard = Static<typeof ReferralDashboard>

export const ReferralEntries = Type.Object({
  owner: NullableText,
  items: Type.Array(Type.Object({ id: Id, title: Text, path: NullableText, opened: Count, registered: Count })),
  total: Type.Object({ opened: Count, registered: Count }),
})
export type ReferralEntries = Static<typeof ReferralEntries>

export const ReferrerBoardQuery = Type.Object({
  span: Type.Optional(Type.Unsafe<'all' | 'month'>(Type.String({ pattern: '^(all|month)$', says: 'all or month' }))),
})
export const ReferrerBoard = Type.Object({
  rows: Type.Array(
    Type.Object({ rank: Count, earned: Count, name: NullableText, path: NullableText, avatar: NullableText }),
  ),
})
export type ReferrerBoard = Static<typeof ReferrerBoard>
