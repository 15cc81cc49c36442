import type { Json } from '../../../kernel/declare'
import { point } from '../../../kernel/declare'
import type { Tx } from './database'

/** What a feature keeps about one person: handed out on request, and erased or made nameless on request. */
export interface PersonalData {
  readonly id: string
  export(personId: number): Promise<Readonly<Record<string, Json>>>
  erase(tx: Tx, personId: number): Promise<void>
}

export const personalData = point<PersonalData>('data.personal-data', { key: (each) => each.id })
