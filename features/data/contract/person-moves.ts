import type { Json } from '../../../kernel/declare'
import { point, token } from '../../../kernel/declare'
import type { Tx } from './database'

/** Two accounts of one person: what `from` holds goes over to `to`. */
export interface Pair {
  readonly from: number
  readonly to: number
}

type Said = Readonly<Record<'en' | 'hi', string>>

/** Rows that are somebody's. */
export interface MovedTable {
  /** `registrations.registration` */
  readonly table: string
  /** The column that says whose a row is; `person_id` if not said. */
  readonly person?: string
  /** What names a row among those of one person. */
  readonly key: readonly string[]
  /** Of rows that agree in all of these one person has one: `from`'s stays where `to` has its like. `[]`: one row a person. */
  readonly once?: readonly (readonly string[])[]
}

/** How a feature's rows go over when two accounts turn out to be one person's, and come back when that was a mistake. */
export interface PersonMove {
  readonly id: string
  /** What it is, in words for a list: "Registrations". */
  readonly label: Said
  /** What becomes of what both have and one person can have once only: "The kept account's counts …". */
  readonly both?: Said
  readonly tables: readonly MovedTable[]
  /** What the feature decides when its rows have gone over (`rows`: their keys, by table), and how it takes that back before they return. */
  readonly decide?: {
    move(tx: Tx, pair: Pair, rows: MovedPart['rows']): Promise<Json>
    undo(tx: Tx, pair: Pair, decided: Json): Promise<void>
  }
  /** Before rows return: what must be there so that they can. `rows`: the keys of what went over, by table; some may be gone since. */
  beforeReturn?(tx: Tx, pair: Pair, rows: MovedPart['rows']): Promise<void>
  /** After rows went over or came back: counts that follow from them. */
  settle?(tx: Tx, pair: Pair): Promise<void>
}

export const personMoves = point<PersonMove>('data.person-moves', { key: (each) => each.id })

/** What went over of one feature: told to people, and kept, so that it can return. */
export interface MovedPart {
  readonly id: string
  readonly label: Said
  readonly both: Said | null
  /** How many rows went over, and how many stayed because `to` has their like. */
  readonly moved: number
  readonly stayed: number
  /** The keys of what went over, by table. */
  readonly rows: Readonly<Record<string, readonly Json[]>>
  readonly decided: Json
}

/** Merges what two accounts hold, across the house. */
export interface PersonMerges {
  /** All features' rows in reverse boot order: all or nothing, with the caller's transaction. */
  move(tx: Tx, pair: Pair): Promise<readonly MovedPart[]>
  /** What went over and is still there returns. Throws `feature-off` when the feature that must take its rows back does not run. */
  undo(tx: Tx, pair: Pair, parts: readonly MovedPart[]): Promise<void>
}

export const personMerges = token<PersonMerges>('data.person-merges')
