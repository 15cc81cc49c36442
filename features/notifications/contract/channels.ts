import { point } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'
import type { Said, Words } from './templates'

/** One message for one person. */
export interface Item {
  /** Of the delivery; a message that is sent twice has the same. */
  readonly id: number
  readonly template: string
  readonly topic: string
  readonly words: Readonly<Record<'en' | 'hi', Words>>
  readonly from: string
  readonly actionUrl: string
  readonly at: Date
  readonly isSilent: boolean
  /** Of the row behind the bell, where there is one. */
  readonly notificationId: number | null
}

/** What a channel carries to one person at one time: one message, or several in their order. */
export interface Parcel {
  readonly personId: number
  readonly language: 'en' | 'hi'
  readonly zone: string
  readonly items: readonly [Item, ...Item[]]
}

export interface Cap {
  readonly hours: number
  readonly most: number
}

/** A way to reach people beside the row behind the bell. */
export interface Channel {
  /** A word: `email`. */
  readonly id: string
  readonly label: Said
  /** A person's digest collects what it carries. */
  readonly digests: boolean
  /** So many messages to one person in so many hours; what is more comes together when there is room again. Security is not counted. */
  readonly caps: readonly Cap[]
  /** Who of these can be reached that way at all. */
  reaches(tx: Tx, personIds: readonly number[]): Promise<ReadonlySet<number>>
  /**
   * Outside of any transaction. Sent again after a failure or a crash, with backoff, so it must know a parcel by its first item's id. What it throws is
   * kept as the reason; after the last try it waits for an admin. `unreached`: there was nobody at the other end any more, so that nobody took it, and
   * trying again changes nothing.
   */
  send(parcel: Parcel): Promise<'unreached' | void>
}

export const channels = point<Channel>('notifications.channels', { key: (each) => each.id })
