import { type Static, Type } from '@sinclair/typebox'
import { letterKinds, letterStates } from './index'

const oneOf = <T extends string>(all: readonly T[]) => Type.Union(all.map((each) => Type.Literal(each)))
const NullableText = Type.Union([Type.String(), Type.Null()])

const Email = Type.String({
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  maxLength: 254,
  says: 'Please enter a valid Email',
})

export const SubscribeRequest = Type.Object({ email: Email })
/** The body of spec §7's calls: both levels, always. */
export const SubscribeAnswer = Type.Object({
  status: Type.Boolean(),
  message: Type.String(),
  data: Type.Object({ status: Type.Boolean(), message: Type.String() }),
})
export type SubscribeAnswer = Static<typeof SubscribeAnswer>

export const TokenRequest = Type.Object({
  /** As a mail's link has it: one that was cut short is no longer good, not a wrong field. */
  token: Type.String({ maxLength: 1000 }),
})
export const SubscriptionAnswer = Type.Object({ email: Type.String() })
export type SubscriptionAnswer = Static<typeof SubscriptionAnswer>

/** Of one's own addresses, those that are on the list. */
export const OwnNewsletter = Type.Object({ on: Type.Array(Type.Object({ email: Type.String(), since: NullableText })) })
export type OwnNewsletter = Static<typeof OwnNewsletter>
export const OwnNewsletterRequest = Type.Object({ isOn: Type.Boolean() })

/** How many addresses are on the newsletter's list, by what they last said, and of those on it by language. */
export const Subscribers = Type.Object({
  confirmed: Type.Integer(),
  asked: Type.Integer(),
  left: Type.Integer(),
  hindi: Type.Integer(),
  /** Came and went within the last thirty days. */
  came: Type.Integer(),
  went: Type.Integer(),
})
export type Subscribers = Static<typeof Subscribers>

/** Signed in, name and address come from the account. */
export const LetterRequest = Type.Object({
  kind: oneOf(letterKinds),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  email: Type.Optional(Email),
  subject: Type.String({ minLength: 3, maxLength: 160, says: 'Say in a few words what it is about' }),
  text: Type.String({ minLength: 10, maxLength: 4000, says: 'Write at least a sentence' }),
})
export type LetterRequest = Static<typeof LetterRequest>

export const LetterSent = Type.Object({ id: Type.Integer() })
export type LetterSent = Static<typeof LetterSent>

export const Letter = Type.Object({
  id: Type.Integer(),
  kind: oneOf(letterKinds),
  state: oneOf(letterStates),
  name: NullableText,
  email: NullableText,
  subject: Type.String(),
  text: Type.String(),
  sentAt: Type.String(),
  version: Type.Integer(),
})
export type Letter = Static<typeof Letter>

export const LettersQuery = Type.Object({
  kind: Type.Optional(oneOf(letterKinds)),
  state: Type.Optional(oneOf(letterStates)),
  /** Its number, or words of it, or who wrote it. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
  after: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
})
export const Letters = Type.Object({ items: Type.Array(Letter), next: Type.Union([Type.Integer(), Type.Null()]) })
export type Letters = Static<typeof Letters>

/** Of one's own letters, newest first. */
export const OwnLettersQuery = Type.Pick(LettersQuery, ['after'])
const OwnLetter = Type.Pick(Letter, ['id', 'kind', 'state', 'subject', 'text', 'sentAt'])
export type OwnLetter = Static<typeof OwnLetter>
export const OwnLetters = Type.Object({ items: Type.Array(OwnLetter), next: Letters.properties.next })
export type OwnLetters = Static<typeof OwnLetters>

export const LetterParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
/** `from`: what one saw; where a colleague was first, nothing is changed. */
export const SettleRequest = Type.Object({ to: oneOf(letterStates), from: Type.Optional(oneOf(letterStates)) })
