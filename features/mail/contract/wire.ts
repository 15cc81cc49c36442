import { type Static, Type } from '@sinclair/typebox'

export const SentMail = Type.Object({
  id: Type.Integer(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  about: Type.String(),
  createdAt: Type.String(),
  isSent: Type.Boolean(),
})
export type SentMail = Static<typeof SentMail>

export const SentMails = Type.Array(SentMail)

export const LeaveToken = Type.Object({
  token: Type.String({ pattern: '^[\\w-]{1,64}$', says: 'This is no such link' }),
})

/** What mail services tell of mail that came back; soft ones (a full box) change nothing. */
export const BounceReport = Type.Object({
  address: Type.String({ minLength: 3, maxLength: 320 }),
  kind: Type.Unsafe<'hard' | 'soft'>(Type.String({ pattern: '^(hard|soft)$', says: 'hard or soft' })),
  reason: Type.Optional(Type.String({ maxLength: 500 })),
})

/** Whether mail to one's own address comes back, and why. */
export const OwnBounce = Type.Object({
  bounce: Type.Unsafe<{ readonly address: string; readonly reason: string; readonly at: string } | null>(
    Type.Union([Type.Object({ address: Type.String(), reason: Type.String(), at: Type.String() }), Type.Null()]),
  ),
})
export type OwnBounce = Static<typeof OwnBounce>
