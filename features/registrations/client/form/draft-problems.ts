import { answerProblem, isPhone } from '../../contract'
import type { RegistrationForm } from '../../contract/wire'
import type { AnswerDraft } from './answer-draft'

/** Text keys by the path of the field, in the order of the page. */
export type Problems = ReadonlyMap<string, string>

/** What the form can see for itself before anything is sent; the server judges again by the same rule. */
export function draftProblems(draft: AnswerDraft, form: RegistrationForm): Problems {
  const problems = new Map<string, string>()
  if (draft.name.trim() === '') problems.set('name', 'registrations.wrong.name')
  if (draft.phone.trim() !== '' && !isPhone(draft.phone.trim())) problems.set('phone', 'registrations.wrong.phone')
  for (const question of form.questions) {
    const problem = answerProblem(question, draft.answers[question.id] ?? [])
    if (problem) problems.set(`answers.${question.id}`, `registrations.wrong.${problem}`)
  }
  if (form.asksEligibility && !draft.acceptsEligibility)
    problems.set('acceptsEligibility', 'registrations.wrong.eligibility')
  return problems
}
