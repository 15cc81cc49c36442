/** What a team as a whole must be, beside what each member must be. */
export interface TeamRules {
  readonly leastMembers?: number
  readonly mostMembers?: number
  readonly leastWomen?: number
  /** From so many colleges at least. */
  readonly leastColleges?: number
  readonly mostPostgraduates?: number
  /** All from one college. */
  readonly sameCollege?: boolean
}

export type TeamRule = keyof TeamRules

/** What an organizer asks of a team beside its size, which the opportunity says itself. */
export type WrittenTeam = Omit<TeamRules, 'leastMembers' | 'mostMembers'>

/** More of one sort than any team has. */
export const MOST_OF_A_TEAM = 50

/** In the order in which they are answered and read. */
export const writtenTeamRules = [
  'leastWomen',
  'leastColleges',
  'mostPostgraduates',
  'sameCollege',
] as const satisfies readonly (keyof WrittenTeam)[]
