import { type Static, Type } from '@sinclair/typebox'
import { MOST_ROWS } from '../../web/contract'
import { postStates, skipReasons } from './index'
import { Words } from './wire'

const oneOf = <T extends string>(all: readonly T[]) => Type.Union(all.map((each) => Type.Literal(each)))
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Count = Type.Integer({ minimum: 0 })
const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })
const Next = Type.Unsafe<number | null>(Type.Union([Type.Integer(), Type.Null()]))

export const NewsRequest = Type.Object({ text: Words })
export type NewsRequest = Static<typeof NewsRequest>

/** As it will stand. `looksLike`: whose name the organisation's own would be taken for, which is why it does not stand there. */
export const NewsSender = Type.Object({ name: Type.String(), looksLike: NullableText })
export type NewsSender = Static<typeof NewsSender>

/** In people. `left`: who was registered once; the others are among `people`, and get no mail. */
export const NewsCounts = Type.Object({
  people: Count,
  inApp: Count,
  email: Count,
  push: Count,
  unsubscribed: Count,
  bounced: Count,
  closed: Count,
  left: Count,
})
export type NewsCounts = Static<typeof NewsCounts>

/** News as one of its readers would see it. */
export const NewsSample = Type.Object({
  name: Type.String(),
  language: oneOf(['en', 'hi'] as const),
  title: Type.String(),
  text: Type.String(),
  /** Whom the mail comes from, as mail programs show it. */
  sender: NullableText,
  subject: Type.String(),
  mail: Type.String(),
})
export type NewsSample = Static<typeof NewsSample>

export const NewsPreview = Type.Object({
  sender: NewsSender,
  counts: NewsCounts,
  samples: Type.Array(NewsSample),
  waitMinutes: Count,
})
export type NewsPreview = Static<typeof NewsPreview>

/** `goesAt`: until then it can be called back. */
export const SentNews = Type.Object({ id: Id, goesAt: Type.String() })
export type SentNews = Static<typeof SentNews>

export const OutboxQuery = Type.Object({
  after: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
})

/** `at`: when it was sent, and once it has gone, when it went. `by`: who sent it. */
export const OutboxItem = Type.Object({
  id: Id,
  text: Type.String(),
  state: oneOf(postStates),
  sender: Type.String(),
  by: NullableText,
  at: Type.String(),
  goesAt: NullableText,
})
export type OutboxItem = Static<typeof OutboxItem>

export const Outbox = Type.Object({ now: Type.String(), items: Type.Array(OutboxItem), next: Next })
export type Outbox = Static<typeof Outbox>

/** One who was told the news. `acceptedAt`: by another way than the bell; `isUnderWay`: one may still arrive; `isFailed`: none will; `skipped`: why it was not mailed. */
export const NewsReceipt = Type.Object({
  id: Id,
  name: NullableText,
  toldAt: Type.String(),
  readAt: NullableText,
  acceptedAt: NullableText,
  isUnderWay: Type.Boolean(),
  isFailed: Type.Boolean(),
  skipped: Type.Union([oneOf(skipReasons), Type.Null()]),
})
export type NewsReceipt = Static<typeof NewsReceipt>

export const NewsSums = Type.Object({
  told: Count,
  read: Count,
  accepted: Count,
  failed: Count,
  unsubscribed: Count,
  bounced: Count,
  closed: Count,
  left: Count,
})
export type NewsSums = Static<typeof NewsSums>

export const NewsReceipts = Type.Object({
  /** With the first page alone, and so are the names of the first who left before it went. */
  sums: Type.Optional(NewsSums),
  left: Type.Optional(Type.Array(NullableText)),
  items: Type.Array(NewsReceipt),
  next: Next,
})
export type NewsReceipts = Static<typeof NewsReceipts>
