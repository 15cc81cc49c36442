import type { Facts } from './facts'
import type { Verdict } from './judge'

/** What a team as a whole must be, beside what each member must be. */
export interface TeamRules {
  readonly leastMembers?: number
  readonly mostMembers?: number
  readonly leastWomen?: number
  /** From so many colleges at least. */
  readonly leastColleges?: number
  /** All from one college. */
  readonly sameCollege?: boolean
}

export type TeamRule = keyof TeamRules

export interface TeamLine {
  readonly rule: TeamRule
  readonly verdict: Verdict
  /** How many there are: members, women or colleges. */
  readonly has: number
  /** How many of what is asked are missing, or too many; 0 where it is met. Of what is not known it may be fewer. */
  readonly lacks: number
}

/** At least `least`, where `has` are known and `perhaps` more may be. */
function atLeast(rule: TeamRule, least: number, has: number, perhaps: number): TeamLine {
  const verdict = has >= least ? 'met' : has + perhaps >= least ? 'unknown' : 'not-met'
  return { rule, verdict, has, lacks: Math.max(0, least - has) }
}

/** Each rule of a team answered, in the order in which they are declared. What nobody knows of a member decides nothing. */
export function judgeTeam(rules: TeamRules, members: readonly Facts[]): readonly TeamLine[] {
  const { leastMembers, mostMembers, leastWomen, leastColleges, sameCollege } = rules
  const size = members.length
  const women = members.filter(({ gender }) => gender === 'woman').length
  const unsaid = members.filter(({ gender }) => gender === null).length
  const colleges = new Set(members.flatMap(({ college }) => college ?? [])).size
  const homeless = members.filter(({ college }) => college === null).length
  const lines: TeamLine[] = []
  if (leastMembers !== undefined) lines.push(atLeast('leastMembers', leastMembers, size, 0))
  if (mostMembers !== undefined) {
    const lacks = Math.max(0, size - mostMembers)
    lines.push({ rule: 'mostMembers', verdict: lacks === 0 ? 'met' : 'not-met', has: size, lacks })
  }
  if (leastWomen !== undefined) lines.push(atLeast('leastWomen', leastWomen, women, unsaid))
  if (leastColleges !== undefined) lines.push(atLeast('leastColleges', leastColleges, colleges, homeless))
  if (sameCollege) {
    const isAlone = size <= 1
    const verdict = colleges > 1 ? 'not-met' : homeless > 0 && !isAlone ? 'unknown' : 'met'
    lines.push({ rule: 'sameCollege', verdict, has: colleges, lacks: Math.max(0, colleges - 1) })
  }
  return lines
}
