import { point } from '../../../kernel/declare'

export type Values = Readonly<Record<string, string | number>>

/** In both languages. */
export type Said = Readonly<Record<'en' | 'hi', string>>

/** One message in one language: what happened, and who acts next by when. */
export interface Words {
  readonly title: string
  readonly description: string
  /** What following `actionUrl` does: “See the receipt”. */
  readonly action: string
  /** Who acts next: “You”, “The organizer”, “Nobody”. */
  readonly who: string
  /** By when they do: “by 12 December 2026, 18:00”, “whenever you like”. */
  readonly by: string
}

/** A kind of message, contributed by the feature that owns what it is about. */
export interface Template {
  /** `<feature>.<what happened>` */
  readonly id: string
  /** What a person can switch it off by: a contributed topic. */
  readonly topic: string
  /** fullscreen: opening it leads to the page of its action; sidescreen: it is read in the panel first (spec §3, payload). */
  readonly opens: 'fullscreen' | 'sidescreen'
  /** It says something that is worth little later: no digest waits with it. Quiet hours and limits hold all the same. */
  readonly isUrgent?: true
  /**
   * It has legal weight: a result, an offer, a change of rules. It always stands behind the bell, in a line of its own, what became of it is kept (`receipts`),
   * and unread for a day it goes by another channel, whatever its reader switched off.
   */
  readonly isWeighty?: true
  /** One person's words to many: what a reader switched off, or left from within a mail, does not carry it, unread and weighty or not. */
  readonly isBulk?: true
  /** Channels that do not carry it, because its feature writes that way itself: `['email']`. */
  readonly notBy?: readonly string[]
  /** Instants among the values are ISO text; `zone` is the reader's. */
  readonly en: (values: Values, zone: string) => Words
  readonly hi: (values: Values, zone: string) => Words
}

const anything = new Proxy({}, { get: () => '2026-12-12T12:30:00.000Z' }) as Values
const parts = ['title', 'description', 'action', 'who', 'by'] as const

/** What a template leaves unsaid, in words; undefined when it says all. */
export function templateFault({ id, topic, en, hi }: Template): string | undefined {
  if (!topic) return `template "${id}" names no topic: nobody could switch it off`
  for (const [language, write] of Object.entries({ en, hi })) {
    const words = write(anything, 'Asia/Kolkata')
    const missing = parts.find((part) => !words[part]?.trim())
    if (missing === 'who' || missing === 'by')
      return `template "${id}" does not say who acts next and by when: "${missing}" is empty in ${language}`
    if (missing) return `template "${id}" has no ${missing} in ${language}`
  }
  return undefined
}

export const templates = point<Template>('notifications.templates', { key: (each) => each.id, check: templateFault })

/** What messages are about, as people switch them on and off by channel. */
export interface Topic {
  /** A word: `deadlines`. */
  readonly id: string
  readonly label: Said
  readonly text: Said
  /** Nobody can switch it off, and it waits for nothing: security. */
  readonly isAlwaysOn?: true
  /** Channels that are off until somebody switches them on. */
  readonly offBy?: readonly string[]
}

export const topics = point<Topic>('notifications.topics', { key: (each) => each.id })
