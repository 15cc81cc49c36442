import type { ProblemsIn } from '../../../manage/contract'
import { ruleProblems, teamProblems, todayOf } from '../../contract'
import { fixedRules, readWritten } from './written'

export const problemsIn: ProblemsIn = ({ part, body }) => {
  const { conditions, team } = readWritten(part)
  return [
    ...ruleProblems(conditions, fixedRules(body), todayOf(new Date())).map(({ at, says }) => ({
      path: `${at}`,
      number: at + 1,
      says: `rules.problem.${says}`,
    })),
    ...teamProblems(team, body.teamMax).map(({ rule, says }) => ({
      path: `team.${rule}`,
      says: `rules.problem.${says}`,
    })),
  ]
}
