import { point, token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'
import type { Balance, Said } from './ledger'

/** Something that people do and that rules can begin with, contributed by the feature that tells of it through `awards`. */
export interface Trigger {
  /** `<feature>.<past tense>` */
  readonly id: string
  readonly label: Said
}

export const triggers = point<Trigger>('gamification.triggers', { key: (each) => each.id })

/** Who did what to which thing. */
export interface Deed {
  readonly trigger: string
  readonly personId: number
  /** A person does it to one thing once, until it is undone: `opportunity:12` */
  readonly subject: string
}

export interface Happened extends Deed {
  /** The durable event behind it: told again, nothing changes. */
  readonly eventId: string
  readonly at: Date
  /** The name of the thing as it is called; '' where there is none. */
  readonly title: string
  readonly path?: string | undefined
}

/** What a rule gives each time, how often a day, and how often ever (null: no end). */
export interface Given extends Balance {
  readonly perDay: number
  readonly perPerson: number | null
}

/** Keeps what happened, and gives what the rules that are on say. In the caller's transaction. */
export interface Awards {
  happened(tx: Tx, happened: Happened): Promise<void>
  /** As `happened` for each, in this order, in as few statements as for the one who did most of it. */
  happenedAll(tx: Tx, happened: readonly Happened[]): Promise<void>
  /** Of what happened until then: what was given for it goes, also when it is heard of only afterwards; badges that hung on it too, and their holder is told. */
  undone(tx: Tx, deed: Deed, at: Date): Promise<void>
  /** What the rules that are on give for it now. Not inside a transaction. */
  given(trigger: string): Promise<readonly Given[]>
}

export const awards = token<Awards>('gamification.awards')
