import type { ProblemsIn } from '../../../manage/contract'
import { documentProblems } from '../../contract'
import { readDocuments } from './written'

export const problemsIn: ProblemsIn = ({ part }) =>
  documentProblems({ documents: readDocuments(part) }).map(({ at, field, says }) => ({
    path: `documents.${at}.${field}`,
    number: at + 1,
    says: `documents.problem.${says}`,
  }))
