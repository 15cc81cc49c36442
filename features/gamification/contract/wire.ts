import { type Static, Type } from '@sinclair/typebox'
import { MOST_ROWS } from '../../web/contract'
import type { BadgeType, Currency, Scope, Span, TransferKind } from './index'

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Text = Type.String()
const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })
const NullableInteger = Type.Unsafe<number | null>({ type: ['integer', 'null'] })
const Scopes = Type.Unsafe<Scope>(
  Type.String({ pattern: '^(global|college|city|course)$', says: 'global, college, city or course' }),
)
const Spans = Type.Unsafe<Span>(Type.String({ pattern: '^(all|month|week)$', says: 'all, month or week' }))

/** Spec §3, gamification: the names to the letter; a rank of −1 is shown as NA. */
export const OwnFigures = Type.Object({ UserRank: Type.Integer(), points: Type.Integer(), coins: Type.Integer() })
export type OwnFigures = Static<typeof OwnFigures>

export const BoardRow = Type.Object({
  rank: Type.Integer(),
  /** Places further up than on the day from which moves are counted; null: not ranked then, or not known. */
  move: NullableInteger,
  points: Type.Integer(),
  badges: Type.Integer(),
  /** null: somebody who does not show themselves to whoever asks. */
  name: NullableText,
  path: NullableText,
  avatar: NullableText,
  college: NullableText,
  isMe: Type.Boolean(),
})
export type BoardRow = Static<typeof BoardRow>

export const BoardQuery = Type.Object({ span: Type.Optional(Spans) })
export const OwnBoardQuery = Type.Object({ scope: Type.Optional(Scopes), span: Type.Optional(Spans) })

export const BoardAnswer = Type.Object({
  /** The college, city or course; null where one has none, or for the whole. */
  group: NullableText,
  /** The day from which moves are counted; null where ranks of the past are not kept. */
  since: NullableText,
  /** How many are ranked. */
  of: Type.Integer(),
  rows: Type.Array(BoardRow),
})
export type BoardAnswer = Static<typeof BoardAnswer>

/** Where one stood at the end of each day, the first one first, and now; `places`: further up than when one was first ranked in that time. */
export const Climb = Type.Object({
  days: Type.Array(Type.Object({ day: Text, rank: NullableInteger })),
  since: NullableText,
  places: NullableInteger,
})
export type Climb = Static<typeof Climb>

export const OwnBoardAnswer = Type.Object({
  ...BoardAnswer.properties,
  isListed: Type.Boolean(),
  /** −1: not ranked here. */
  rank: Type.Integer(),
  points: Type.Integer(),
  /** Who stands around, the caller among them, the best first; empty when they stand among the rows or are not ranked. */
  around: Type.Array(BoardRow),
  /** When the week or the month is over, and the caller's points in it leave the board; null: of all time, they stay. */
  endsAt: NullableText,
  /** How many points more than now pass whoever is next; null at the head, or unranked. */
  toNext: NullableInteger,
  /** Of all time among everybody; null elsewhere, unranked, or before the first day is over. */
  climb: Type.Unsafe<Climb | null>({ anyOf: [Climb, { type: 'null' }] }),
})
export type OwnBoardAnswer = Static<typeof OwnBoardAnswer>

export const Listed = Type.Object({ isListed: Type.Boolean() })
export type Listed = Static<typeof Listed>

export const LinesQuery = Type.Object({
  currency: Type.Unsafe<Currency>(Type.String({ pattern: '^(points|coins)$', says: 'points or coins' })),
  after: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
})
const nullable = <T extends ReturnType<typeof Type.Object>>(of: T) =>
  Type.Unsafe<Static<T> | null>({ anyOf: [of, { type: 'null' }] })

/** One change of a balance, and why. */
export const Line = Type.Object({
  /** By which staff take it back: `ledger reverse <line> <why>`. Points and coins that came together share it. */
  id: Id,
  amount: Type.Integer(),
  kind: Type.Unsafe<TransferKind>(Text),
  text: Text,
  path: NullableText,
  at: Text,
  /** When it was taken back. */
  reversedAt: NullableText,
  /** What was there before it. */
  before: Type.Integer(),
  why: Type.Object({
    /** What happened; its text is null while the feature that tells of it is off. */
    event: nullable(Type.Object({ text: NullableText, at: Text })),
    /** The rule that gave it, as it stands now. */
    rule: nullable(
      Type.Object({
        text: Text,
        points: Type.Integer(),
        coins: Type.Integer(),
        perDay: Type.Integer(),
        perPerson: NullableInteger,
      }),
    ),
    /** The line that it takes back. */
    takesBack: nullable(Type.Object({ id: Id, text: Text })),
  }),
})
export type Line = Static<typeof Line>
export const LinePage = Type.Object({ items: Type.Array(Line), next: NullableInteger })
export type LinePage = Static<typeof LinePage>

/** What gives points, in the words of whoever asks. */
export const Ways = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Id,
      text: Text,
      points: Type.Integer(),
      coins: Type.Integer(),
      perDay: Type.Integer(),
      perPerson: NullableInteger,
    }),
  ),
})
export type Ways = Static<typeof Ways>

export const PersonParams = Type.Object({
  id: Type.String({ pattern: '^[1-9]\\d{0,8}$', says: 'This is the number of nobody' }),
})
export const ShelfBadge = Type.Object({
  slug: Text,
  name: Text,
  text: Text,
  hold: Text,
  /** 0: not reached yet. */
  level: Type.Integer(),
  levels: Type.Integer(),
  at: NullableText,
  /** On one's own shelf: how often so far, and how often the next level takes; null on others', and at the last level. */
  times: NullableInteger,
  next: NullableInteger,
})
export type ShelfBadge = Static<typeof ShelfBadge>
export const Shelf = Type.Object({ items: Type.Array(ShelfBadge), of: Type.Integer() })
export type Shelf = Static<typeof Shelf>

/** Spec §3, badge notification: its names to the letter; `id`, `hold` and `level` are ours. */
export const BadgeNotification = Type.Object({
  type: Type.Unsafe<BadgeType>(Text),
  index: Type.Integer(),
  gc_id: NullableInteger,
  badge_trigger_ids: Type.Array(
    Type.Object({
      id: Id,
      badge_name: Text,
      description: Text,
      badges: Type.Object({ badge_slug: Text }),
      hold: Text,
      level: Type.Integer(),
      levels: Type.Integer(),
    }),
  ),
})
export type BadgeNotification = Static<typeof BadgeNotification>
export const Unseen = Type.Object({ items: Type.Array(BadgeNotification) })
export type Unseen = Static<typeof Unseen>
/** What a pop-up showed: a level that came while it stood open is shown by the next one. */
export const SeenRequest = Type.Object({
  badges: Type.Array(Type.Object({ id: Id, level: Type.Integer({ minimum: 1 }) }), { minItems: 1, maxItems: 50 }),
})
export type SeenRequest = Static<typeof SeenRequest>

/** What the live topic `gamification:<person>` says. */
export interface GamificationNews {
  /** A badge waits to be shown. */
  readonly isBadge: boolean
}
