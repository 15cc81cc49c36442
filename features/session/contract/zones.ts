import { token } from '../../../kernel/declare'

/** Where people are, as far as their browsers told: what day it is for them. */
export interface Zones {
  /** Of their latest session that told one, by person; the others are left out. */
  of(personIds: readonly number[]): Promise<ReadonlyMap<number, string>>
}

export const zones = token<Zones>('session.zones')
