import { type Static, Type } from '@sinclair/typebox'
import { MOST_ROWS } from '../../web/contract'

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Text = Type.String()
const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })

/** An in-app notification: the names of spec §3 to the letter, texts in the language of whoever asks. */
export const Notification = Type.Object({
  id: Id,
  layout_type: Type.Unsafe<'app_notification'>(Text),
  text: Text,
  description: Text,
  actionUrl: Text,
  payload: Type.Object({
    type: Type.Unsafe<'sidescreen' | 'fullscreen'>(Text),
    title: Text,
    description: Text,
  }),
  /** Who acts next, and by when, in words. */
  next: Type.Object({ who: Text, by: Text }),
  /** What following `actionUrl` does, in words. */
  actionText: Text,
  from: Text,
  createdAt: Text,
  readAt: NullableText,
})
export type Notification = Static<typeof Notification>

export const NotificationPage = Type.Object({
  items: Type.Array(Notification),
  next: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
})
export type NotificationPage = Static<typeof NotificationPage>

export const NotificationQuery = Type.Object({
  filter: Type.Optional(
    Type.Unsafe<'all' | 'unread'>(Type.String({ pattern: '^(all|unread)$', says: 'all or unread' })),
  ),
  after: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
})

/** Spec §3, Notifications. */
export const UnreadCount = Type.Object({ unreadCount: Type.Integer({ minimum: 0 }) })
export type UnreadCount = Static<typeof UnreadCount>

/** Some of one's own, or all there are at this moment. */
export const ReadRequest = Type.Union([
  Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }),
  Type.Object({ all: Type.Literal(true) }),
])
export type ReadRequest = Static<typeof ReadRequest>

/** With the instant at which they were marked, to take it back. */
export const ReadAnswer = Type.Object({ unreadCount: Type.Integer({ minimum: 0 }), readAt: Text })
export type ReadAnswer = Static<typeof ReadAnswer>

/** Some of one's own, or all that were marked as read at one instant. */
export const UnreadRequest = Type.Union([
  Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }),
  Type.Object({ readAt: Type.String({ format: 'date-time', says: 'an instant' }) }),
])
export type UnreadRequest = Static<typeof UnreadRequest>

/** What the live topic `notifications:<person>` says; `id` where one is new. */
export interface NotificationNews {
  readonly id?: number
}
