import { type Static, Type } from '@sinclair/typebox'
import { MOST_FAQS } from './faq'

/** What the editor's step writes into a draft. */
export const WrittenFaqs = Type.Object({
  faqs: Type.Array(
    Type.Object({
      key: Type.String({ minLength: 1, maxLength: 40 }),
      question: Type.String({ maxLength: 300 }),
      answer: Type.String({ maxLength: 2000 }),
    }),
    { maxItems: MOST_FAQS },
  ),
})

export const ShownFaqs = Type.Object({
  opportunityId: Type.Integer(),
  version: Type.Integer(),
  faqs: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
})
export type ShownFaqs = Static<typeof ShownFaqs>
