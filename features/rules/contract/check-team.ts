import { MOST_OF_A_TEAM, type WrittenTeam, writtenTeamRules } from './team-rules'

/** What is wrong with rules for teams; screens translate the key, `rules.problem.<key>`. */
export const teamSentences = {
  teamOfOne: 'There are rules for teams, but everybody takes part alone: raise the team size, or remove them.',
  teamTooSmall: 'A rule for teams asks for more than the largest team has.',
  teamContradicts: 'Two rules for teams exclude each other: one college cannot be several.',
} as const
export type TeamProblemKey = keyof typeof teamSentences

export interface TeamProblem {
  readonly rule: keyof WrittenTeam
  readonly says: TeamProblemKey
}

export function teamProblems(team: WrittenTeam, teamMax: number): readonly TeamProblem[] {
  const asked = writtenTeamRules.filter((rule) => team[rule] !== undefined && team[rule] !== false)
  if (teamMax <= 1) return asked.map((rule) => ({ rule, says: 'teamOfOne' }))
  const { leastWomen = 0, leastColleges = 0, mostPostgraduates = 0, sameCollege } = team
  return [
    ...(leastWomen > teamMax ? [{ rule: 'leastWomen', says: 'teamTooSmall' } as const] : []),
    ...(leastColleges > teamMax ? [{ rule: 'leastColleges', says: 'teamTooSmall' } as const] : []),
    ...(mostPostgraduates > MOST_OF_A_TEAM ? [{ rule: 'mostPostgraduates', says: 'teamTooSmall' } as const] : []),
    ...(sameCollege && leastColleges > 1 ? [{ rule: 'sameCollege', says: 'teamContradicts' } as const] : []),
  ]
}
