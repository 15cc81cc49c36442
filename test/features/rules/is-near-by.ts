import { isNear, type Verdict } from '../../../features/rules/contract'

/** Whether these verdicts of somebody's rules are a near miss. */
export function isNearBy(verdicts: readonly Verdict[]): boolean {
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length
  return isNear(count('met'), count('not-met'))
}
