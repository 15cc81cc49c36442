import { type Static, Type } from '@sinclair/typebox'

const Text = Type.String()

export const Why = Type.String({
  minLength: 3,
  maxLength: 500,
  says: 'Say why in a few words: it stands in the change log',
})

/** A module that somebody wants off, and which takes two. */
export const Proposal = Type.Object({
  id: Type.Integer(),
  feature: Text,
  why: Text,
  /** Empty for the command line. */
  who: Text,
  isOwn: Type.Boolean(),
  at: Text,
  /** When it lapses. */
  until: Text,
  /** One's own that was declined within a day; null while it waits. */
  declined: Type.Unsafe<{ readonly who: string; readonly why: string } | null>({
    type: ['object', 'null'],
    properties: { who: Text, why: Text },
  }),
})
export type Proposal = Static<typeof Proposal>

/** Nothing is switched yet. */
export const Proposed = Type.Object({
  proposal: Type.Integer(),
  says: Text,
  until: Text,
})
export type Proposed = Static<typeof Proposed>

export const ProposalParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })

export const DeclineRequest = Type.Object({ why: Why })
export type DeclineRequest = Static<typeof DeclineRequest>
