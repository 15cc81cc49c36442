import type { Consents } from '../../guardians/contract'
import { type Ages, OF_AGE } from '../../rules/contract'

/** Whether somebody has said that they are under 18, and whether no guardian has agreed that they are seen by everyone. */
export interface Minority {
  readonly isMinor: boolean
  readonly isHeld: boolean
}

/** Of each of these. The pages of minors are not public until they choose so themselves, and then only with a guardian's consent. */
export type MinorsAmong = (personIds: readonly number[]) => Promise<(personId: number) => Minority>

/** Nobody's age is known where the rules that ask it are switched off. */
export function createMinorsAmong(ages: () => Ages | undefined, consents: () => Consents | undefined): MinorsAmong {
  return async (personIds) => {
    const minors = (await ages()?.underAmong(personIds, OF_AGE)) ?? new Set<number>()
    const held = minors.size > 0 ? await consents()?.lackedBy([...minors]) : undefined
    return (id) => ({ isMinor: minors.has(id), isHeld: held?.has(id) === true })
  }
}
