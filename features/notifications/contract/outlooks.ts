import { token } from '../../../kernel/declare'
import type { SharedNotice } from './notices'
import type { Words } from './templates'

/**
 * goes: it would be sent that way. unwanted: switched off there, or left from within a mail. returned: mail to their address comes back. unreached: there is
 * nothing of theirs at the other end. closed: their account is disabled.
 */
export const prospects = ['goes', 'unwanted', 'returned', 'unreached', 'closed'] as const
export type Prospect = (typeof prospects)[number]

/** By which ways somebody would hear of something, were it told this moment. */
export interface Outlook {
  readonly personId: number
  readonly language: 'en' | 'hi'
  readonly zone: string
  /** The row behind the bell is `in-app`; others by their channel. */
  readonly ways: Readonly<Record<string, Prospect>>
}

/** A notice as one reader would see it. */
export interface Sample {
  readonly words: Words
  /** What it would be as a mail of its own; one's digest may bring it among others. `sender`: null where it comes from the house itself. */
  readonly mail: { readonly sender: string | null; readonly subject: string; readonly text: string }
}

/** What would come of telling somebody, for who thinks of telling many: nothing is written, and nothing leaves. */
export interface Outlooks {
  /** In the order of what is asked, a few hundred at most. Not inside a transaction. */
  of(personIds: readonly number[], template: string): Promise<readonly Outlook[]>
  /** Made by the code that sends, without a key that would leave a list. */
  sample(
    notice: Pick<SharedNotice, 'template' | 'values' | 'from' | 'actionUrl' | 'at'>,
    reader: Pick<Outlook, 'language' | 'zone'> & { readonly name: string },
  ): Sample
}

export const outlooks = token<Outlooks>('notifications.outlooks')
