import { type Static, Type } from '@sinclair/typebox'

/** What one sends. `answers` holds a list of values by question, a single one for all types but `choices`; consent is `yes`, dates are `2026-12-01`. */
export const RegisterRequest = Type.Object({
  opportunityId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  name: Type.String({ maxLength: 120 }),
  phone: Type.String({ maxLength: 40 }),
  college: Type.String({ maxLength: 200 }),
  acceptsEligibility: Type.Boolean(),
  /** What was confirmed, by the `terms` of the form. Left out, it is what stands there now. */
  terms: Type.Optional(Type.String({ maxLength: 64 })),
  answers: Type.Record(
    Type.String({ maxLength: 80 }),
    Type.Array(Type.String({ maxLength: 4000, says: 'Too long: at most 4,000 characters' }), { maxItems: 100 }),
    { maxProperties: 100 },
  ),
  /** What each question asked that is answered here, as whoever answered has read it. Left out, they have read what stands there now. */
  words: Type.Optional(
    Type.Record(Type.String({ maxLength: 80 }), Type.String({ maxLength: 1000 }), { maxProperties: 100 }),
  ),
})
export type RegisterRequest = Static<typeof RegisterRequest>

/** Of questions that were asked of all later; the rest as in a registration. */
export const AnswerLateRequest = Type.Pick(RegisterRequest, ['answers', 'words'])
export type AnswerLateRequest = Static<typeof AnswerLateRequest>

/** `why`: for the organizer to read. */
export const WithdrawRequest = Type.Object({
  why: Type.Optional(Type.String({ maxLength: 300, says: 'Say it in at most 300 characters' })),
})
