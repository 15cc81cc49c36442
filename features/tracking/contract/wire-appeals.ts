import { type Static, Type } from '@sinclair/typebox'
import { MOST_ROWS } from '../../web/contract'
import { APPEAL_LENGTH, type AppealState, type ReferralReason } from './referrals'

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Text = Type.String()
const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })
const { least, most } = APPEAL_LENGTH
const Words = Type.String({
  ...{ minLength: least, maxLength: most, pattern: '\\S[\\s\\S]*\\S' },
  says: `Say why, in ${least} to ${most} characters`,
})
const State = Type.Unsafe<AppealState>(
  Type.String({ pattern: '^(open|accepted|declined)$', says: 'open, accepted or declined' }),
)

export const AppealRequest = Type.Object({ text: Words })
export type AppealRequest = Static<typeof AppealRequest>

export const AppealDecision = Type.Object({ isAccepted: Type.Boolean(), why: Words })
export type AppealDecision = Static<typeof AppealDecision>

export const AppealsQuery = Type.Object({
  state: Type.Optional(State),
  after: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
})

export const Appeal = Type.Object({
  id: Id,
  state: State,
  text: Text,
  answer: NullableText,
  at: Text,
  reason: Type.Unsafe<ReferralReason | null>({ type: ['string', 'null'] }),
  referrer: Text,
  /** Null: the account is gone. */
  person: NullableText,
})
export type Appeal = Static<typeof Appeal>
export const AppealPage = Type.Object({
  items: Type.Array(Appeal),
  next: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
})
export type AppealPage = Static<typeof AppealPage>

/** As whoever asked reads it. */
export const OwnAppeal = Type.Object({ state: State, text: Text, answer: NullableText, at: Text })
export type OwnAppeal = Static<typeof OwnAppeal>
