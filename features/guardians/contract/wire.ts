import { type Static, Type } from '@sinclair/typebox'
import { standings } from './index'

const Nullable = Type.Unsafe<string | null>({ type: ['string', 'null'] })
const StandingWord = Type.Union(standings.map((each) => Type.Literal(each)))

/** Where the caller stands. */
export const OwnConsent = Type.Object({
  standing: StandingWord,
  guardian: Type.Unsafe<{ readonly name: string; readonly email: string } | null>(
    Type.Union([Type.Object({ name: Type.String(), email: Type.String() }), Type.Null()]),
  ),
  askedAt: Nullable,
  /** Until when the link of the last mail is good. */
  until: Nullable,
  answeredAt: Nullable,
  takenBackAt: Nullable,
  /** Of the words that were agreed to. */
  wordsVersion: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  /** Mail to this guardian comes back. */
  comesBack: Type.Boolean(),
})
export type OwnConsent = Static<typeof OwnConsent>

export const AskRequest = Type.Object({
  name: Type.String({
    minLength: 2,
    maxLength: 120,
    pattern: '\\S',
    says: 'Write the name of your parent or guardian',
  }),
  email: Type.String({ format: 'email', maxLength: 200, says: 'This is not an e-mail address' }),
})
export type AskRequest = Static<typeof AskRequest>

export const LinkParams = Type.Object({
  token: Type.String({ pattern: '^[\\w-]{1,64}$', says: 'This is no such link' }),
})

/** What a guardian is shown: whom it concerns, and nothing else of theirs. */
export const AskedConsent = Type.Object({
  person: Type.String(),
  guardian: Type.String(),
  standing: StandingWord,
  /** What this link is for now. */
  may: Type.Union([Type.Literal('answer'), Type.Literal('take-back'), Type.Literal('nothing')]),
  until: Nullable,
  answeredAt: Nullable,
  takenBackAt: Nullable,
  wordsVersion: Type.Integer(),
})
export type AskedConsent = Static<typeof AskedConsent>

/** `isAdult` and `isGuardian` are what is declared with a yes. */
export const AnswerRequest = Type.Object({
  answer: Type.Union([Type.Literal('given'), Type.Literal('refused')]),
  isAdult: Type.Optional(Type.Boolean()),
  isGuardian: Type.Optional(Type.Boolean()),
})
export type AnswerRequest = Static<typeof AnswerRequest>
