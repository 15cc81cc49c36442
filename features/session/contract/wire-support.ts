import { type Static, Type } from '@sinclair/typebox'

const Text = Type.String()
const Maybe = Type.Unsafe<string | null>({ type: ['string', 'null'] })

export const SupportState = Type.Union(
  (['asked', 'allowed', 'refused', 'ended'] as const).map((each) => Type.Literal(each)),
)

export const AskSupportRequest = Type.Object({
  personId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S', says: 'Say why, in 3 to 300 characters' }),
})

/** Somebody of the house who asks to see an account, or sees it. */
const SupportVisit = Type.Object({
  id: Type.Integer(),
  /** The other one: who asks, or whose account it is. */
  name: Text,
  personId: Type.Integer(),
  reason: Text,
  state: SupportState,
  askedAt: Text,
  until: Maybe,
})
export type SupportVisit = Static<typeof SupportVisit>

export const SupportVisits = Type.Object({
  /** Of the caller's account: asked and not answered, or allowed and not over. */
  ofMine: Type.Array(SupportVisit),
  /** That the caller asked for, the same. */
  byMe: Type.Array(SupportVisit),
})
export type SupportVisits = Static<typeof SupportVisits>

export const AnswerSupportRequest = Type.Object({ allow: Type.Boolean() })
export const SupportParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })

/** What the bar above every page says while somebody of the house sees an account. */
export const SupportNow = Type.Object({ name: Text, allowedAt: Text, until: Text, now: Text })
export type SupportNow = Static<typeof SupportNow>
