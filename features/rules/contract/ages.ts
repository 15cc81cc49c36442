import { point, token } from '../../../kernel/declare'

/** From this age on one agrees for oneself, and may be advertised to (the DPDP Act, section 9). */
export const OF_AGE = 18

/** Of a date as a number: 20261122. */
const YEAR = 10_000

/** Younger than so many years on a day, both days as 20261122. Who was born on 29 February has their birthday on 1 March in other years. */
export const isYounger = (bornOn: number, years: number, today: number): boolean => bornOn > today - years * YEAR

/** How old people are, as far as others may know it: whether they are too young for something. */
export interface Ages {
  /** Younger than so many years on the day that it is where they are, else India's; undefined: they have not said when they were born. */
  isUnder(personId: number, years: number): Promise<boolean | undefined>
  /** Those of these who are known to be. */
  underAmong(personIds: readonly number[], years: number): Promise<ReadonlySet<number>>
  /** Keeps a date of birth, 2008-11-22, for staff and the house itself: no rule of `birthDateRules` is asked. Throws `bad-request` for an impossible one. */
  put(personId: number, bornOn: string): Promise<void>
}

export const ages = token<Ages>('rules.ages')

/** Younger than so many years by a date of birth; by none, no. */
export type Younger = (years: number) => boolean

/** Judges before somebody says another date of birth, or takes theirs back. */
export interface BirthDateRule {
  readonly id: string
  /** Throws what refuses it. */
  judge(personId: number, was: Younger, becomes: Younger): void | Promise<void>
}

export const birthDateRules = point<BirthDateRule>('rules.birth-date-rules', { key: (each) => each.id })
