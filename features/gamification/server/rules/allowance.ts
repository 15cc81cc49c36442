import { type Audience, type Balance, MOST_POINTS_A_DAY } from '../../contract'
import type { RuleRow } from '../tables'

/** What a rule and all rules gave this person before. */
export interface Before {
  /** By this rule, on the day. */
  readonly today: number
  /** By this rule, ever. */
  readonly ever: number
  /** Points by all rules that give more than once, on the day. */
  readonly pointsToday: number
}

/** The times a person has such a rule. */
export const ONCE = 1

/**
 * What a rule gives once more; undefined when it gives no more. What was taken back counts all the same: doing and undoing the same thing leads nowhere.
 * Points beyond the day's most are cut, the rest of the gift stays, and where there is no rest no time is used up. What comes once in a life has no better
 * day to come on: it is whole, and beside the day's most.
 */
export function allowance(
  rule: Pick<RuleRow, 'points' | 'coins' | 'badge_id' | 'per_day' | 'per_person'>,
  { today, ever, pointsToday }: Before,
): Balance | undefined {
  if (today >= rule.per_day || (rule.per_person !== null && ever >= rule.per_person)) return undefined
  const room = rule.per_person === ONCE ? rule.points : Math.max(0, MOST_POINTS_A_DAY - pointsToday)
  const gift = { points: Math.min(rule.points, room), coins: rule.coins }
  return gift.points > 0 || gift.coins > 0 || rule.badge_id !== null ? gift : undefined
}

/** What audiences ask of a person. */
export interface Facts {
  readonly percent: number
  readonly stream: string | null
}

export function isMeant({ percent = 0, streams = [] }: Audience, facts: Facts): boolean {
  return facts.percent >= percent && (streams.length === 0 || (facts.stream !== null && streams.includes(facts.stream)))
}

/** The level that so many times reach, from 1 on; 0 for none. */
export const levelAt = (levels: readonly number[], times: number): number => levels.filter((at) => times >= at).length
