import { point } from '../../../kernel/declare'

/** On whose behalf somebody looks at another's page: employers, a college's placement cell, or the house. */
export type Capacity = 'recruiter' | 'placement' | 'staff'

/** Says for which organisation people work, for "who looked at my profile": a placement cell's college. */
export interface Affiliation {
  /** `<feature>.<word>` */
  readonly id: string
  /** Names by person; those it does not know are left out. */
  of(personIds: readonly number[]): Promise<ReadonlyMap<number, string>>
}

export const affiliations = point<Affiliation>('profile.affiliations', { key: (each) => each.id })
