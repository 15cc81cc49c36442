import type { ProblemsIn } from '../../../manage/contract'
import { documentProblems } from '../../contract'
import { isOnItsWay, uploadsOf } from './uploads'
import { readDocuments } from './written'

export const problemsIn: ProblemsIn = ({ part, draft }) => [
  ...documentProblems({ documents: readDocuments(part) }).map(({ at, field, says }) => ({
    path: `documents.${at}.${field}`,
    number: at + 1,
    says: `documents.problem.${says}`,
  })),
  // Handed in now, it would be without them.
  ...(uploadsOf(draft).some(isOnItsWay) ? [{ path: 'uploads', says: 'documents.problem.onItsWay' }] : []),
]
