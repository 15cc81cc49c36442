/** What the house may know of `mail`: how to write to somebody, which mails can be left, and whose mail comes back. */
import { point, token } from '../../../kernel/declare'
import { durableEvent, type Tx } from '../../data/contract'

export interface Mail {
  readonly to: string
  /** The name that stands before the house's address; the house's own if not said. Whoever says another one has made sure that it imitates nobody. */
  readonly sender?: string
  readonly subject: string
  /** Plain text; the HTML is made from it. Links are written in full, from PUBLIC_URL; `LEAVE_LINK` becomes the way off the list. */
  readonly text: string
  readonly language: 'en' | 'hi'
  /** What it is about, for the log and for tests: `session.verify-email`. */
  readonly about: string
  /** A mail of the same key is sent once. */
  readonly key?: string
  /** From then on it is worth nothing: a code. It is not sent after it. */
  readonly expiresAt?: Date
  /**
   * The list that it goes to, by the id of a contributed `MailList`, and what that list knows its reader by. Such a mail can be left with one press and
   * without signing in (RFC 8058), and is not written to an address whose mail comes back. A mail without one is transactional.
   */
  readonly list?: { readonly id: string; readonly key: string }
}

/** What became of a mail. Neither instant: it is on its way. */
export interface MailFate {
  readonly key: string
  /** The recipient's server, or the one that carries mail for this house, took it. */
  readonly acceptedAt: Date | null
  /** It was refused for good. */
  readonly refusedAt: Date | null
}

/** Mail that must not be lost: written in the caller's transaction, sent by a job, retried with backoff. */
export interface Mailer {
  send(tx: Tx, mail: Mail): Promise<void>
  /** Whether mail to this address came back for good, and nobody has asked since that it be tried again. */
  comesBack(address: string): Promise<boolean>
  /** Those of these addresses of which that is so, in lower case. */
  comingBack(addresses: readonly string[]): Promise<ReadonlySet<string>>
  /** Of the mails with these keys, in no order; none where a mail was never written, because its address was known to come back. */
  fates(keys: readonly string[]): Promise<readonly MailFate[]>
  /** The mails with these keys go, sent or not: their words are somebody's who is erased, whoever they went to. */
  forget(tx: Tx, keys: readonly string[]): Promise<void>
}

export const mailer = token<Mailer>('mail.mailer')

/** In a mail's text: the address of the page where its list is left. */
export const LEAVE_LINK = '{leave-link}'

/** A kind of mail that its readers can be rid of. */
export interface MailList {
  /** `<feature>.<word>` */
  readonly id: string
  /** Whoever the key means gets no more of it; done again, nothing changes. */
  leave(tx: Tx, key: string): Promise<void>
}

export const mailLists = point<MailList>('mail.lists', { key: (each) => each.id })

/** A mail server said for good that it does not take mail for this address. */
export const bounced = durableEvent<{ readonly address: string; readonly personId: number | null }>('mail/bounced')
