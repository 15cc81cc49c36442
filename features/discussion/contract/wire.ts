import { type Static, Type } from '@sinclair/typebox'
import { MOST_ROWS } from '../../web/contract'
import { POST_LENGTH, postKinds, postStates, reportReasons } from './index'

const oneOf = <T extends string>(all: readonly T[]) => Type.Union(all.map((each) => Type.Literal(each)))
const Nullable = Type.Union([Type.Integer(), Type.Null()])

/** Words of one person. `by` is a first name with an initial, or the organisation's name; null once its writer has left. */
export const Post = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  at: Type.String(),
  by: Type.Union([Type.String(), Type.Null()]),
  isOrganizer: Type.Boolean(),
  isMine: Type.Boolean(),
  state: oneOf(postStates),
})
export type Post = Static<typeof Post>

export const Thread = Type.Composite([Post, Type.Object({ isPinned: Type.Boolean(), answers: Type.Array(Post) })])
export type Thread = Static<typeof Thread>

export const Discussion = Type.Object({
  /** The newest of the organizer's news. */
  updates: Type.Array(Post),
  /** Where older news goes on (`News`), if there is any. */
  olderUpdates: Nullable,
  items: Type.Array(Thread),
  next: Nullable,
  /** Of the questions that everybody sees. */
  count: Type.Integer(),
  mayAsk: Type.Boolean(),
  isOrganizer: Type.Boolean(),
  /** Told to who is signed in, so with one's own words that wait; what pages are drawn from is told to nobody. */
  isOwn: Type.Boolean(),
})
export type Discussion = Static<typeof Discussion>

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const OpportunityParams = Type.Object({ opportunityId: Id })
export const PostParams = Type.Object({ id: Id })
export const After = Type.Object({ after: Type.Optional(Id) })
export const QuestionsQuery = Type.Object({
  after: Type.Optional(Id),
  /** Of the page with the pinned ones on it; what is not pinned is one at least. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
})

const Text = Type.String({
  minLength: POST_LENGTH.min,
  maxLength: POST_LENGTH.max,
  pattern: '\\S[\\s\\S]*\\S',
  says: `Write ${POST_LENGTH.min} to ${POST_LENGTH.max} characters`,
})
/** What one writes to everybody: a question, news. */
export const Words = Text
export const SayRequest = Type.Object({ kind: Type.Literal('question'), text: Text })
export type SayRequest = Static<typeof SayRequest>
export const AnswerRequest = Type.Object({ text: Text })
export type AnswerRequest = Static<typeof AnswerRequest>
/** `held`: a moderator reads it before others do. */
export const Said = Type.Object({ id: Type.Integer(), state: oneOf(postStates) })
export type Said = Static<typeof Said>

export const PinRequest = Type.Object({ pinned: Type.Boolean() })
export const ReportRequest = Type.Object({
  reason: oneOf(reportReasons),
  note: Type.Optional(Type.String({ maxLength: 500 })),
})
export type ReportRequest = Static<typeof ReportRequest>

/** What moderators look at. `heldFor`: what its words look like, or `reports`. */
export const Case = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  kind: oneOf(postKinds),
  state: oneOf(postStates),
  text: Type.String(),
  at: Type.String(),
  by: Type.Union([Type.String(), Type.Null()]),
  opportunity: Type.Object({ title: Type.String(), path: Type.String() }),
  heldFor: Type.Array(Type.String()),
  reports: Type.Array(Type.Object({ reason: oneOf(reportReasons), note: Type.String(), at: Type.String() })),
  /** Whether the reader's own words were reported: somebody else decides. */
  isOwn: Type.Boolean(),
})
export type Case = Static<typeof Case>

export const News = Type.Object({ items: Type.Array(Post), next: Nullable })
export type News = Static<typeof News>

export const CasesQuery = Type.Object({
  state: Type.Optional(oneOf(['open', 'removed'] as const)),
  after: Type.Optional(Id),
})
export const Cases = Type.Object({ items: Type.Array(Case), next: Nullable })
export type Cases = Static<typeof Cases>
export const DecideRequest = Type.Object({
  decision: oneOf(['keep', 'remove'] as const),
  /** Of the case as the moderator read it. */
  version: Id,
  why: Type.String({ minLength: 3, maxLength: 300, says: 'Say why in a few words: the writer reads it' }),
})
export type DecideRequest = Static<typeof DecideRequest>
