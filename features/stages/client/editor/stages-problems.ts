import { type ProblemsIn, readWallTime } from '../../../manage/contract'
import { stageProblems } from '../../contract'
import { readStages } from './written'

export const problemsIn: ProblemsIn = ({ part, body }) => {
  const closes = body.closesAt === '' ? undefined : readWallTime(body.closesAt, body.zone)
  return stageProblems(readStages({ part, body }), { closes, read: readWallTime }).map(({ at, field, says }) => ({
    path: `stages.${at}.${field}`,
    number: at + 1,
    says: `stages.problem.${says}`,
  }))
}
