/** What the house may know of `notifications`: how to tell somebody something, and in which words. */
import { point, token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'

export type Values = Readonly<Record<string, string | number>>

/** One message in one language. It says what happened, and in the description who acts next. */
export interface Words {
  readonly title: string
  readonly description: string
  /** What following `actionUrl` does: “See the receipt”. */
  readonly action: string
}

/** A kind of message, contributed by the feature that owns what it is about. */
export interface Template {
  /** `<feature>.<what happened>` */
  readonly id: string
  /** fullscreen: opening it leads to the page of its action; sidescreen: it is read in the panel first (spec §3, payload). */
  readonly opens: 'fullscreen' | 'sidescreen'
  readonly en: (values: Values) => Words
  readonly hi: (values: Values) => Words
}

export const templates = point<Template>('notifications.templates', { key: (each) => each.id })

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
  /** While the last notice of a thread is unread, the next one takes its place: one line for a hundred registrations. */
  readonly thread?: string
}

/** Writes a notice in the caller's transaction, and tells the person's open pages at commit. */
export interface Notices {
  tell(tx: Tx, notice: Notice): Promise<void>
}

export const notices = token<Notices>('notifications.notices')
