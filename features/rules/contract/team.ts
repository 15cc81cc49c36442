import type { Facts } from './facts'
import type { Degree } from './degrees'
import type { Verdict } from './judge'
import type { TeamRule, TeamRules, WrittenTeam } from './team-rules'

/** All rules of an opportunity's teams; none where everybody takes part alone. */
export function teamRulesOf(
  { teamMin, teamMax }: { readonly teamMin: number; readonly teamMax: number },
  written: WrittenTeam = {},
): TeamRules {
  return teamMax > 1 ? { leastMembers: teamMin, mostMembers: teamMax, ...written } : {}
}

export interface TeamLine {
  readonly rule: TeamRule
  readonly verdict: Verdict
  /** How many there are: members, women, colleges or postgraduates. */
  readonly has: number
  /** How many of what is asked are missing, or too many; 0 where it is met. Of what is not known it may be fewer. */
  readonly lacks: number
}

/** At least `least`, where `has` are known and `perhaps` more may be. */
function atLeast(rule: TeamRule, least: number, has: number, perhaps: number): TeamLine {
  const verdict = has >= least ? 'met' : has + perhaps >= least ? 'unknown' : 'not-met'
  return { rule, verdict, has, lacks: Math.max(0, least - has) }
}

/** At most `most`, where `has` are known and `perhaps` more may be. */
function atMost(rule: TeamRule, most: number, has: number, perhaps: number): TeamLine {
  const verdict = has > most ? 'not-met' : has + perhaps > most ? 'unknown' : 'met'
  return { rule, verdict, has, lacks: Math.max(0, has - most) }
}

const postgraduate: readonly Degree[] = ['mtech', 'msc', 'mcom', 'ma', 'mba', 'mca', 'phd']

/** Each rule of a team answered, in the order in which they are declared. What nobody knows of a member decides nothing. */
export function judgeTeam(rules: TeamRules, members: readonly Facts[]): readonly TeamLine[] {
  const { leastMembers, mostMembers, leastWomen, leastColleges, mostPostgraduates, sameCollege } = rules
  const size = members.length
  const women = members.filter(({ gender }) => gender === 'woman').length
  const unsaid = members.filter(({ gender }) => gender === null).length
  const colleges = new Set(members.flatMap(({ college }) => college ?? [])).size
  const homeless = members.filter(({ college }) => college === null).length
  const lines: TeamLine[] = []
  if (leastMembers !== undefined) lines.push(atLeast('leastMembers', leastMembers, size, 0))
  if (mostMembers !== undefined) lines.push(atMost('mostMembers', mostMembers, size, 0))
  if (leastWomen !== undefined) lines.push(atLeast('leastWomen', leastWomen, women, unsaid))
  if (leastColleges !== undefined) lines.push(atLeast('leastColleges', leastColleges, colleges, homeless))
  if (mostPostgraduates !== undefined) {
    const has = members.filter(({ degree }) => degree !== null && postgraduate.includes(degree)).length
    const perhaps = members.filter(({ degree }) => degree === null).length
    lines.push(atMost('mostPostgraduates', mostPostgraduates, has, perhaps))
  }
  if (sameCollege) {
    const isAlone = size <= 1
    const verdict = colleges > 1 ? 'not-met' : homeless > 0 && !isAlone ? 'unknown' : 'met'
    lines.push({ rule: 'sameCollege', verdict, has: colleges, lacks: Math.max(0, colleges - 1) })
  }
  return lines
}
