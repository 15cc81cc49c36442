import type { OwnQuestion } from '../../listings/contract'

/** What is wrong with an answer; both halves have a sentence for each. */
export type AnswerProblem =
  | 'required'
  | 'one-only'
  | 'not-an-option'
  | 'not-a-number'
  | 'not-a-date'
  | 'not-a-link'
  | 'too-long'

/** Characters that an answer may have, by its question's type. */
export const answerLimits: Readonly<Record<OwnQuestion['type'], number>> = {
  text: 300,
  paragraph: 4000,
  choice: 300,
  choices: 300,
  number: 24,
  date: 10,
  link: 500,
  consent: 3,
}

/** How a given consent is sent and kept. */
const CONSENT = 'yes'

const isDate = (text: string) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const read = new Date(`${text}T00:00:00Z`)
  // 31 February would be read as 3 March: only a date that reads back the same is one.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text)
}

const isLink = (text: string) => URL.canParse(text) && /^https?:\/\/[^\s/]+\.[^\s/]/.test(text)

function shapeProblem(question: OwnQuestion, value: string): AnswerProblem | undefined {
  switch (question.type) {
    case 'choice':
    case 'choices':
      return question.options?.includes(value) ? undefined : 'not-an-option'
    case 'number':
      return /^-?\d+([.]\d+)?$/.test(value) ? undefined : 'not-a-number'
    case 'date':
      return isDate(value) ? undefined : 'not-a-date'
    case 'link':
      return isLink(value) ? undefined : 'not-a-link'
    case 'consent':
      return value === CONSENT ? undefined : 'required'
    default:
      return undefined
  }
}

/** The first thing wrong with what was answered; blank texts count as no answer. The form and the server judge by this one rule. */
export function answerProblem(question: OwnQuestion, given: readonly string[]): AnswerProblem | undefined {
  const values = given.filter((value) => value.trim() !== '')
  if (values.length === 0) return question.required ? 'required' : undefined
  if (question.type !== 'choices' && values.length > 1) return 'one-only'
  if (values.some((value) => value.length > answerLimits[question.type])) return 'too-long'
  return values.map((value) => shapeProblem(question, value.trim())).find((problem) => problem !== undefined)
}
