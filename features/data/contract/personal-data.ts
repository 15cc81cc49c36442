import type { Json } from '../../../kernel/declare'
import { point, token } from '../../../kernel/declare'
import type { Tx } from './database'

/** What a feature keeps about one person: handed out on request, and erased or made nameless on request. */
export interface PersonalData {
  readonly id: string
  export(personId: number): Promise<Readonly<Record<string, Json>>>
  erase(tx: Tx, personId: number): Promise<void>
}

export const personalData = point<PersonalData>('data.personal-data', { key: (each) => each.id })

/** One person's data across the house, by feature. */
export interface PersonalRecords {
  /** By the id of each contribution. */
  export(personId: number): Promise<Readonly<Record<string, Readonly<Record<string, Json>>>>>
  /**
   * All features' rows in one transaction, in reverse boot order: all or nothing. `before` runs first in it (an audit entry).
   * A feature that is switched off keeps its rows: switch it on first. Returns the ids of those asked.
   */
  erase(personId: number, before?: (tx: Tx) => Promise<void>): Promise<readonly string[]>
}

export const personalRecords = token<PersonalRecords>('data.personal-records')
