import { type ProblemsIn, readWallTime } from '../../../manage/contract'
import { readAround, stageProblems } from '../../contract'
import { readStages } from './written'

export const problemsIn: ProblemsIn = ({ part, body }) => {
  const written = readStages({ part, body })
  return stageProblems(written, readAround(body, readWallTime)).map(({ at, field, says, dates }) => ({
    path: `stages.${at}.${field}`,
    number: at + 1,
    says: `stages.problem.${says}`,
    ...(dates && { dates, zone: written.zone }),
  }))
}
