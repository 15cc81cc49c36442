import { token } from '../../../kernel/declare'

/** How old people are, as far as others may know it: whether they are too young for something. */
export interface Ages {
  /** Younger than so many years today, by India's calendar; undefined: they have not said when they were born. */
  isUnder(personId: number, years: number): Promise<boolean | undefined>
  /** Those of these who are known to be. */
  underAmong(personIds: readonly number[], years: number): Promise<ReadonlySet<number>>
}

export const ages = token<Ages>('rules.ages')
