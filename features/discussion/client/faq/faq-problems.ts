import type { ProblemsIn } from '../../../manage/contract'
import { faqProblems } from '../../contract'
import { readFaqs } from './written'

export const problemsIn: ProblemsIn = ({ part }) =>
  faqProblems({ faqs: readFaqs(part) }).map(({ at, field, says }) => ({
    path: `faqs.${at}.${field}`,
    number: at + 1,
    says: `discussion.faq.problem.${says}`,
  }))
