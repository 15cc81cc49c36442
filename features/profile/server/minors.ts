import type { Ages } from '../../rules/contract'

const OF_AGE = 18

/** Those of these who have said that they are under 18: their pages are not public until they choose so themselves. */
export type MinorsAmong = (personIds: readonly number[]) => Promise<ReadonlySet<number>>

/** Nobody's age is known where the rules that ask it are switched off. */
export function createMinorsAmong(ages: () => Ages | undefined): MinorsAmong {
  return async (personIds) => (await ages()?.underAmong(personIds, OF_AGE)) ?? new Set()
}
