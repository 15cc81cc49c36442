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
