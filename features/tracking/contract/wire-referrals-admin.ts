import { type Static, Type } from '@sinclair/typebox'
import type { ClusterKind, ReferralReason, ReferralState } from './referrals'

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Text = Type.String()
const Count = Type.Integer()
const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })

const Somebody = Type.Object({ id: Id, name: Text })

/** `size`: of a burst how many joined in one day, else how many were refused or share the browser. */
const Cluster = Type.Object({
  kind: Type.Unsafe<ClusterKind>(Text),
  referrer: Somebody,
  code: NullableText,
  size: Count,
  day: NullableText,
})
export type ReferralCluster = Static<typeof Cluster>

export const ReferralReport = Type.Object({
  counts: Type.Object({ pending: Count, earned: Count, refused: Count, 'taken-back': Count }),
  days: Type.Array(Type.Object({ day: Text, opened: Count, joined: Count, earned: Count })),
  clusters: Type.Array(Cluster),
})
export type ReferralReport = Static<typeof ReferralReport>

export const AnyReferral = Type.Object({
  id: Id,
  state: Type.Unsafe<ReferralState>(Text),
  reason: Type.Unsafe<ReferralReason | null>({ type: ['string', 'null'] }),
  says: NullableText,
  at: Text,
  earnedAt: NullableText,
  referrer: Somebody,
  code: NullableText,
  /** Null: the account is gone. */
  person: Type.Unsafe<Static<typeof Somebody> | null>(Type.Union([Somebody, Type.Null()])),
})
export type AnyReferral = Static<typeof AnyReferral>
export const AnyReferralPage = Type.Object({
  items: Type.Array(AnyReferral),
  next: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
})
export type AnyReferralPage = Static<typeof AnyReferralPage>

export const ReferralParams = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$', says: 'a number' }) })
export const TakeBackRequest = Type.Object({
  why: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S', says: 'Say why, in 3 to 300 characters' }),
})
export type TakeBackRequest = Static<typeof TakeBackRequest>
