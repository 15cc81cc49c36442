import { token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'

export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text; the HTML is made from it. Links are written in full, from PUBLIC_URL. */
  readonly text: string
  readonly language: 'en' | 'hi'
  /** What it is about, for the log and for tests: `session.verify-email`. */
  readonly about: string
  /** A mail of the same key is sent once. */
  readonly key?: string
}

/** Mail that must not be lost: written in the caller's transaction, sent by a job, retried with backoff. */
export interface Mailer {
  send(tx: Tx, mail: Mail): Promise<void>
}

export const mailer = token<Mailer>('mail.mailer')
