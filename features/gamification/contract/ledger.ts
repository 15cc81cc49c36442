import { token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'

export const currencies = ['points', 'coins'] as const
export type Currency = (typeof currencies)[number]

/** Whose an entry is: a person's, what the house gave out, what was spent, what belonged to people who are gone. */
export type Purse = 'person' | 'issued' | 'redeemed' | 'erased'

/** rule: by a rule; gift: by a feature or a person of the house; spend: coins given away; reversal: takes one of these back. */
export type TransferKind = 'rule' | 'gift' | 'spend' | 'reversal'

/** Why, for the person, in both languages. */
export type Said = Readonly<Record<'en' | 'hi', string>>

/** Whole numbers, never negative. */
export interface Balance {
  readonly points: number
  readonly coins: number
}

interface Because {
  readonly personId: number
  /** The same key moves nothing a second time. `<feature>:<what>` */
  readonly key: string
  readonly says: Said
  /** Where it came from, a path of the site. */
  readonly path?: string
}

export type Gift = Because & Partial<Balance>
export type Spending = Because & { readonly coins: number }

/** Points and coins, double entry: every transfer sums to zero, is never changed, and says why. Callers bring the transaction. */
export interface Ledger {
  /** The transfer; undefined when its key is known. */
  give(tx: Tx, gift: Gift): Promise<number | undefined>
  /** Undefined when its key is known. Throws `not-enough-coins`. */
  spend(tx: Tx, spending: Spending): Promise<number | undefined>
  /**
   * Takes a transfer back, once: points in the week and month in which they were earned, of coins at most what is still there. Spent coins come back.
   * Throws `not-reversible`, `not-found`.
   */
  reverse(tx: Tx, transferId: number, says: Said): Promise<void>
  balance(personId: number, tx?: Tx): Promise<Balance>
}

export const ledger = token<Ledger>('gamification.ledger')
