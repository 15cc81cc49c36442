import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { OwnQuestion } from '../../listings/contract'
import type { FieldProblem } from '../../web/contract'
import { answerProblem } from '../contract'
import type { RegisterRequest, Snapshot } from '../contract/wire'
import { type Language, problemTexts } from './problem-texts'

export interface Asked {
  readonly questions: readonly OwnQuestion[]
  readonly asksEligibility: boolean
}

/** Numbers without a country code are Indian ones. Undefined: nobody could be called there. */
function readPhone(text: string): string | undefined {
  if (text.trim() === '') return ''
  const found = parsePhoneNumberFromString(text, 'IN')
  return found?.isPossible() ? found.number : undefined
}

/** What was sent as it will be kept, and everything wrong with it, each with its field. */
export function readAnswers(
  sent: Omit<RegisterRequest, 'opportunityId'>,
  { questions, asksEligibility }: Asked,
  about: { readonly email: string; readonly language: Language },
): { readonly snapshot: Snapshot; readonly problems: readonly FieldProblem[] } {
  const says = problemTexts[about.language]
  const problems: FieldProblem[] = []
  const name = sent.name.trim().replace(/\s+/g, ' ')
  if (name === '') problems.push({ path: 'name', message: says.name })
  const phone = readPhone(sent.phone)
  if (phone === undefined) problems.push({ path: 'phone', message: says.phone })
  if (asksEligibility && !sent.acceptsEligibility)
    problems.push({ path: 'acceptsEligibility', message: says.eligibility })
  const known = new Set(questions.map(({ id }) => id))
  for (const id of Object.keys(sent.answers).filter((each) => !known.has(each)))
    problems.push({ path: `answers.${id}`, message: says.unknown })
  const answered = questions.map((question) => {
    const given = sent.answers[question.id] ?? []
    const problem = answerProblem(question, given)
    if (problem) problems.push({ path: `answers.${question.id}`, message: says[problem] })
    const values = [...new Set(given.map((value) => value.trim()).filter(Boolean))]
    return { id: question.id, label: question.label, values }
  })
  const snapshot = { name, email: about.email, phone: phone ?? '', college: sent.college.trim(), questions: answered }
  return { snapshot, problems }
}
