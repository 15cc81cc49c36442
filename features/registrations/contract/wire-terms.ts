import { type Static, Type } from '@sinclair/typebox'
import type { RangeFact, WordFact } from '../../rules/contract'

const Text = Type.String()

const Condition = Type.Object({
  fact: Type.Unsafe<WordFact | RangeFact>(Text),
  anyOf: Type.Optional(Type.Array(Text)),
  reason: Type.Optional(Text),
  from: Type.Optional(Type.Number()),
  to: Type.Optional(Type.Number()),
})

const Count = Type.Optional(Type.Integer())

/** Who may take part: by rules (`version` 0 has none but what the opportunity says of itself), as a team, and in the organizer's own words. */
export const Terms = Type.Object({
  version: Type.Integer(),
  conditions: Type.Array(Condition),
  team: Type.Object({
    leastWomen: Count,
    leastColleges: Count,
    mostPostgraduates: Count,
    sameCollege: Type.Optional(Type.Boolean()),
  }),
  note: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
})
export type Terms = Static<typeof Terms>

/** `was`: what one agreed to; `now`: what others agree to by now, null where that is the same, or nobody is to know. */
export const ShownTerms = Type.Object({ was: Terms, now: Type.Union([Terms, Type.Null()]) })
export type ShownTerms = Static<typeof ShownTerms>

/** What stands with organizers now. `consents`: what questions of consent asked, each answered yes. `rulesVersion`: null where there were no rules. */
export const Agreed = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: Text,
      organisation: Text,
      at: Text,
      rulesVersion: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
      consents: Type.Array(Text),
    }),
  ),
})
export type Agreed = Static<typeof Agreed>
