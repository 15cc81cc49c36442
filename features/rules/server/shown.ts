import { type Condition, isRange } from '../contract'
import type { ShownCondition } from '../contract/wire'

/** A condition without what is nobody's business: how many are invited, and who. */
export function shownOf(condition: Condition): ShownCondition {
  if (isRange(condition)) return { ...condition }
  const { fact, anyOf, reason } = condition
  return { fact, anyOf: fact === 'invited' ? [] : [...anyOf], ...(reason && { reason }) }
}
