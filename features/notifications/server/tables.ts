import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { Template, Words } from '../contract'

interface NotificationTable {
  id: Generated<number>
  person_id: number
  template: string
  opens: Template['opens']
  /** Rendered when it is told: what a row says stays, whatever becomes of its template or of what it is about. */
  words: JSONColumnType<{ en: Words; hi: Words }>
  from_name: string
  action_url: string
  event_id: string
  thread: string | null
  created_at: Date
  read_at: Date | null
}

export interface NotificationsTables {
  'notifications.notification': NotificationTable
}

export type NotificationsDb = Kysely<NotificationsTables>
export type NotificationRow = Selectable<NotificationTable>
