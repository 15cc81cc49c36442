import { point } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'

/** What is looked at, by its name on the wire (spec §7). */
export const viewedTypes = ['opportunity', 'festival', 'articles', 'mentor_profile'] as const
export type ViewedType = (typeof viewedTypes)[number]

/** A feature whose things are looked at says which there are. What nobody says anything of is not counted. */
export interface Viewable {
  readonly id: string
  readonly type: ViewedType
  /** Whose they are, null where nobody's: owners are not counted. Ids that nothing has are left out. */
  owners(ids: readonly number[]): Promise<ReadonlyMap<number, number | null>>
  /** Of these those whose address leads to another one, with that one: a view counts for it. Asked in the transaction that counts. */
  ledTo?(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>>
}

export const viewables = point<Viewable>('tracking.viewables', { key: (each) => each.type })
