import { point } from '../../../kernel/declare'

/** Why somebody may see an opportunity that is by invitation, beside running it: they were invited, or take part already. */
export interface Admission {
  readonly id: string
  admits(opportunityId: number, personId: number): Promise<boolean>
}

export const admissions = point<Admission>('listings.admissions', { key: (each) => each.id })
