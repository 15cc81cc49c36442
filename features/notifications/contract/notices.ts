import { token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'
import type { ToldAs } from './receipts'
import type { Values } from './templates'

export interface Notice {
  readonly personId: number
  /** A contributed template. */
  readonly template: string
  readonly values: Values
  /** Whom it comes from, as the row's logo shows it. */
  readonly from: string
  /** A path of the site. */
  readonly actionUrl: string
  /** The durable event behind it: told again for the same event, nothing changes. */
  readonly eventId: string
  readonly at: Date
  /** While the last notice of a thread is unread, the next one takes its place, and so it does while the last one waits to be sent: one line for a hundred registrations. */
  readonly thread?: string
  /** The deadline that it warns of: after it nothing is sent any more, and close to it quiet hours may be broken. */
  readonly dueBy?: Date
}

/** The same to many. */
export type SharedNotice = Omit<Notice, 'personId'> & {
  /** Channels that carry it, if not all. */
  readonly only?: readonly string[]
  /** The page shows no toast for it (spec §3, `bWebAppStopNotification`). */
  readonly isSilent?: boolean
}

/**
 * Tells people what happened, by the channels that they chose. What is told is written in the caller's transaction: the row behind the bell at once, all
 * else as an order that is carried out whatever happens to this process.
 */
export interface Notices {
  tell(tx: Tx, notice: Notice): Promise<void>
  /** To a batch of people: some statements for all of them. Hand in a few hundred, each batch in a transaction of its own. */
  tellAll(tx: Tx, personIds: readonly number[], notice: SharedNotice): Promise<void>
  /** To each something of their own by the same template, a batch in as few statements. None of a thread. */
  tellEach(tx: Tx, notices: readonly Omit<Notice, 'thread'>[]): Promise<void>
  /** What was told so counts no more: what waits to be sent is not, and nothing falls back to another channel. Rows behind the bell stay. */
  takeBack(tx: Tx, told: ToldAs): Promise<void>
  /** Whether this person wants this topic by this channel: for a feature that writes such mails itself. */
  wants(tx: Tx, personId: number, topic: string, channel: string): Promise<boolean>
  /** The language in which this person was last seen reading: for the same. */
  readsIn(tx: Tx, personId: number): Promise<'en' | 'hi'>
}

export const notices = token<Notices>('notifications.notices')
