import { type Static, Type } from '@sinclair/typebox'
import { Email } from './wire'

const Text = Type.String()
const Maybe = Type.Unsafe<string | null>({ type: ['string', 'null'] })
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

export const MergeParams = Type.Object({ id: Id })

export const MergesQuery = Type.Object({ person: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })) })

/** By whoever may merge: `from` ends, `to` stays. */
export const MergeRequest = Type.Object({
  from: Id,
  to: Id,
  reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S', says: 'Say why, in 3 to 300 characters' }),
})

/** By the person, signed in to the account that stays: the other one is proved by the code of a mail. */
export const OwnMergeRequest = Type.Object({
  email: Email,
  code: Type.String({ pattern: '^\\d{6}$', says: 'A code has six digits' }),
})
export const MergeAsked = Type.Object({ id: Type.Integer() })

const MergedAccount = Type.Object({ id: Type.Integer(), name: Text, email: Text })

/** What went over of one kind, or would; `both` says what becomes of what stayed. */
const MergePart = Type.Object({
  id: Text,
  label: Text,
  both: Maybe,
  moved: Type.Integer(),
  stayed: Type.Integer(),
})
export type MergePart = Static<typeof MergePart>

export const Merge = Type.Object({
  id: Type.Integer(),
  /** proposed: looked at; done: can be taken back until `until`; undone; settled: for good. */
  state: Type.Union((['proposed', 'done', 'undone', 'settled'] as const).map((each) => Type.Literal(each))),
  from: MergedAccount,
  to: MergedAccount,
  /** Who did it, where that is somebody else than their owner. */
  by: Maybe,
  reason: Text,
  at: Text,
  until: Text,
  parts: Type.Array(MergePart),
})
export type Merge = Static<typeof Merge>

export const Merges = Type.Object({ items: Type.Array(Merge) })
export type Merges = Static<typeof Merges>
