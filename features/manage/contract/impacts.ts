import { point } from '../../../kernel/declare'

/** Whom it concerns what becomes of an opportunity. */
export const impactWords = ['registered', 'saved'] as const
export type ImpactWord = (typeof impactWords)[number]

/** How many people of one sort it concerns; whoever ends something for others reads it first. */
export interface ImpactSource {
  readonly id: string
  readonly of: ImpactWord
  count(opportunityId: number): Promise<number>
}

export const impacts = point<ImpactSource>('manage.impacts', { key: (each) => each.id })
