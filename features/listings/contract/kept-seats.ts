import { point } from '../../../kernel/declare'

/** Where all seats are taken, but one is kept for somebody: for them it is not full. */
export interface KeptSeats {
  readonly id: string
  /** Those of these with a seat that is kept for this person. Not inside a transaction. */
  among(opportunityIds: readonly number[], personId: number): Promise<ReadonlySet<number>>
}

export const keptSeats = point<KeptSeats>('listings.kept-seats', { key: (each) => each.id })
