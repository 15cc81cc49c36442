import { token } from '../../../kernel/declare'

/** Names of organisations that are written to be taken for another one's. */
export interface Imitations {
  /** By name: the organisation it looks like, one that is verified or has many opportunities here. Names that are known themselves, or like no other, are left out. */
  of(names: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export const imitations = token<Imitations>('listings.imitations')
