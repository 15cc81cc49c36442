import type { Clock, Database } from '../../data/contract'
import { type Person, personOf, signedIn } from '../../session/contract'
import { endpoint, type Live } from '../../web/contract'
import {
  type Notification,
  NotificationPage,
  NotificationQuery,
  ReadAnswer,
  ReadRequest,
  UnreadCount,
  UnreadRequest,
} from '../contract/wire'
import type { Words } from '../contract'
import { announce } from './live-topic'
import { countUnread, listNotifications, markRead, markUnread } from './notification-queries'
import { noteLanguage, noteLanguageSeen } from './preferences/preference-queries'
import type { NotificationRow, NotificationsTables } from './tables'

function notificationOf(row: NotificationRow, language: 'en' | 'hi'): Notification {
  // Rows of an older version do not say who acts next.
  const { title, description, action, who = '', by = '' } = row.words[language] as Partial<Words> & Words
  return {
    id: row.id,
    layout_type: 'app_notification',
    text: title,
    description,
    actionUrl: row.action_url,
    payload: { type: row.opens, title, description },
    next: { who, by },
    actionText: action,
    from: row.from_name,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  }
}

/** What support sees of an account it sees in its own language. */
async function noteLook(database: Database, { id, limits }: Person, language: 'en' | 'hi'): Promise<void> {
  if (!limits?.includes('support')) await noteLanguageSeen(database.of<NotificationsTables>(), id, language)
}

export function listRoute(database: Database) {
  return endpoint({
    id: 'notifications.list',
    method: 'GET',
    path: '/api/notifications',
    access: [signedIn()],
    request: { query: NotificationQuery },
    response: { 200: NotificationPage },
    summary: "The caller's notifications, newest first, in the caller's language.",
    async handle({ query: { filter = 'all', after, limit = 20 }, subject, request }) {
      await noteLook(database, personOf(subject), request.language)
      const wanted = { personId: personOf(subject).id, onlyUnread: filter === 'unread', after }
      // One more than asked for tells whether there is another page.
      const rows = await listNotifications(database.of<NotificationsTables>(), { ...wanted, limit: limit + 1 })
      const shown = rows.slice(0, limit)
      return {
        items: shown.map((row) => notificationOf(row, request.language)),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      }
    },
  })
}

export function unreadCountRoute(database: Database) {
  return endpoint({
    id: 'notifications.unread-count',
    method: 'GET',
    path: '/api/notifications/unread-count',
    access: [signedIn()],
    request: {},
    response: { 200: UnreadCount },
    summary: 'How many of the caller wait to be read: the number on the bell.',
    async handle({ subject, request }) {
      const person = personOf(subject)
      await noteLook(database, person, request.language)
      return { unreadCount: await countUnread(database.of<NotificationsTables>(), person.id) }
    },
  })
}

export function readRoute(database: Database, clock: Clock, live: Live) {
  return endpoint({
    id: 'notifications.read',
    method: 'POST',
    path: '/api/notifications/read',
    access: [signedIn()],
    request: { body: ReadRequest },
    response: { 200: ReadAnswer },
    summary: "Marks some of the caller's notifications as read, or all; ids of others change nothing.",
    async handle({ body, subject, request }) {
      const { id } = personOf(subject)
      const db = database.of<NotificationsTables>()
      const now = clock.now()
      const marked = await markRead(db, id, 'ids' in body ? body.ids : 'all', now)
      await noteLanguage(db, id, request.language)
      if (marked > 0) await announce(live, id, {})
      return { unreadCount: await countUnread(db, id), readAt: now.toISOString() }
    },
  })
}

export function unreadRoute(database: Database, live: Live) {
  return endpoint({
    id: 'notifications.unread',
    method: 'POST',
    path: '/api/notifications/unread',
    access: [signedIn()],
    request: { body: UnreadRequest },
    response: { 200: UnreadCount },
    summary: "Marks some of the caller's notifications as unread, or takes one marking as read back.",
    async handle({ body, subject }) {
      const { id } = personOf(subject)
      const db = database.of<NotificationsTables>()
      const marked = await markUnread(db, id, 'ids' in body ? body.ids : new Date(body.readAt))
      if (marked > 0) await announce(live, id, {})
      return { unreadCount: await countUnread(db, id) }
    },
  })
}
