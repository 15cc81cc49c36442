import type { Json } from '../../../kernel/declare'
import { point, token } from '../../../kernel/declare'
import type { Tx } from './database'

/** What a feature keeps about one person: handed out on request, and erased or made nameless on request. */
export interface PersonalData {
  readonly id: string
  export(personId: number): Promise<Readonly<Record<string, Json>>>
  erase(tx: Tx, personId: number): Promise<void>
  /** Other numbers that the person went by: what is kept under them is erased with theirs. Asked before anything is erased. */
  formerIds?(tx: Tx, personId: number): Promise<readonly number[]>
}

export const personalData = point<PersonalData>('data.personal-data', { key: (each) => each.id })

export interface Erasing {
  readonly personId: number
  /** The ids of those that have erased this person's rows before. */
  readonly except: readonly string[]
  /** Runs first, in the same transaction; told the ids of those that erase after it. */
  before(tx: Tx, areas: readonly string[]): Promise<void>
}

/** One person's data across the house, by feature. */
export interface PersonalRecords {
  /** The ids of the contributions of features that are on. */
  areas(): readonly string[]
  /** By the id of each contribution. */
  export(personId: number): Promise<Readonly<Record<string, Readonly<Record<string, Json>>>>>
  /**
   * All features' rows in one transaction, in reverse boot order: all or nothing. `before` runs first in it (an audit entry), and is told the ids of
   * those that erase. A feature that is switched off keeps its rows until `eraseRest`. Returns the ids of those asked.
   */
  erase(personId: number, before?: (tx: Tx, areas: readonly string[]) => Promise<void>): Promise<readonly string[]>
  /** The same for features that were off when the others erased. Returns the ids of those asked. */
  eraseRest(erasing: Erasing): Promise<readonly string[]>
}

export const personalRecords = token<PersonalRecords>('data.personal-records')
