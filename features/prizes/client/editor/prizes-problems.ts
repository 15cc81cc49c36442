import type { ProblemsIn } from '../../../manage/contract'
import { prizeProblems } from '../../contract'
import { readPrizes } from './written'

export const problemsIn: ProblemsIn = (written) =>
  prizeProblems(readPrizes(written)).map(({ at, field, says }) => ({
    path: `prizes.${at}.${field}`,
    number: at + 1,
    says: `prizes.problem.${says}`,
  }))
