import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { CampaignState, Digest, Template, Words } from '../contract'
import type { CampaignContent } from '../contract/wire-admin'

export type BothWords = Readonly<Record<'en' | 'hi', Words>>

interface NotificationTable {
  id: Generated<number>
  person_id: number
  template: string
  opens: Template['opens']
  /** Rendered when it is told: what a row says stays, whatever becomes of its template or of what it is about. */
  words: JSONColumnType<BothWords>
  from_name: string
  action_url: string
  event_id: string
  thread: string | null
  created_at: Date
  read_at: Date | null
  /** What is marked as unread later was read all the same. */
  first_read_at: Date | null
  /** Its template says so. */
  is_weighty: Generated<boolean>
  /** Of a weighty one: when it was settled whether another channel carries it. */
  fallback_settled_at: Date | null
}

/** waiting: to be sent at `due_at`; dead: given up after the last try; expired: its deadline passed; dropped: nobody wants it any more, or a later one stands for it. */
export type DeliveryState = 'waiting' | 'sent' | 'dead' | 'expired' | 'dropped'

interface DeliveryTable {
  id: Generated<number>
  person_id: number
  channel: string
  template: string
  topic: string
  words: JSONColumnType<BothWords>
  from_name: string
  action_url: string
  event_id: string
  /** Of what waits, one order a thread goes out: the last one. */
  thread: string | null
  notification_id: number | null
  is_urgent: boolean
  /** Waits for nothing, counts for no limit, and goes whatever was switched off: security, and what falls back. */
  is_always: boolean
  is_silent: boolean
  due_by: Date | null
  state: Generated<DeliveryState>
  due_at: Date
  tries: Generated<number>
  error: string | null
  /** The first delivery of the message that it went out with. */
  sent_with: number | null
  sent_at: Date | null
  created_at: Date
}

interface PersonTable {
  person_id: number
  language: 'en' | 'hi'
  zone: string
  /** Minutes of the day in the zone. */
  quiet_from: number | null
  quiet_to: number | null
  /** What must be done within two hours comes in quiet hours too. */
  urgent_passes: boolean
  digest: Digest
}

interface CampaignTable {
  id: Generated<number>
  content: JSONColumnType<CampaignContent>
  state: CampaignState
  send_at: Date | null
  /** The last person of the batches that were told. */
  cursor: Generated<number>
  told: Generated<number>
  created_by: number | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
}

interface ReminderTable {
  opportunity_id: number
  closes_at: Date
  lead_hours: number
  /** The last person who was reminded. */
  cursor: Generated<number>
  is_done: Generated<boolean>
}

interface DeviceTable {
  id: Generated<number>
  person_id: number
  endpoint: string
  p256dh: string
  auth: string
  created_at: Date
  /** The session in which the browser was switched on: pushes end with it. */
  session_id: string | null
}

export interface NotificationsTables {
  'notifications.device': DeviceTable
  'notifications.vapid': { only: true; public_key: string; private_key: string }
  'notifications.reminder': ReminderTable
  'notifications.campaign': CampaignTable
  'notifications.notification': NotificationTable
  'notifications.delivery': DeliveryTable
  'notifications.person': PersonTable
  /** Only what was chosen; else the topic's defaults hold. */
  'notifications.choice': { person_id: number; topic: string; channel: string; is_on: boolean }
}

export type NotificationsDb = Kysely<NotificationsTables>
export type NotificationRow = Selectable<NotificationTable>
export type DeliveryRow = Selectable<DeliveryTable>
export type PersonRow = Selectable<PersonTable>
export type DeviceRow = Selectable<DeviceTable>
export type ReminderRow = Selectable<ReminderTable>
export type CampaignRow = Selectable<CampaignTable>
