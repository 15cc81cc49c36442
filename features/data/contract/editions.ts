import { token } from '../../../kernel/declare'
import type { Tx } from './database'

export interface Edition<T> {
  /** From 1. */
  readonly version: number
  readonly written: T
}

/**
 * What is written about a thing, whole, in versions of which none is ever changed: who relied on one can always be shown it. They stand in a table of the
 * feature's own: `id` identity, `about` int, `version` int, `written` jsonb, `made_by` int null, `made_at` timestamptz, unique (about, version).
 */
export interface Editions<T> {
  /** The last one. Inside a transaction hand it in. */
  latest(about: number, tx?: Tx): Promise<Edition<T> | undefined>
  /** The next one; false, and none is made, when it says what the last one says. */
  add(tx: Tx, about: number, written: T, by: number | null): Promise<boolean>
  /** What one person made, for whoever asks for their data. */
  madeBy(
    personId: number,
  ): Promise<readonly { readonly about: number; readonly version: number; readonly at: string }[]>
  /** Who made them is forgotten, what they say stays. */
  forget(tx: Tx, personId: number): Promise<void>
}

/** `open('prizes.edition')` */
export interface EditionTables {
  open<T>(table: string): Editions<T>
}

export const editions = token<EditionTables>('data.editions')
