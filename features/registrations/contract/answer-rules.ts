import { type OwnQuestion, type QuestionType, scaleOf } from '../../listings/contract'
import { isDay } from '../../data/contract'
import { MEGABYTE, MOST_MEGABYTES, PENDING, type FileRule } from '../../uploads/contract'
import { latinDigits } from '../../web/contract'

/** What is wrong with an answer; both halves have a sentence for each. */
export type AnswerProblem =
  | 'required'
  | 'one-only'
  | 'not-an-option'
  | 'not-a-number'
  | 'too-low'
  | 'too-high'
  | 'not-a-date'
  | 'not-an-email'
  | 'not-a-phone'
  | 'not-a-link'
  | 'too-long'
  | 'on-its-way'
  | 'not-a-file'

/** Characters that an answer may have, by its question's type. */
export const answerLimits: Readonly<Record<QuestionType, number>> = {
  text: 300,
  paragraph: 4000,
  choice: 300,
  choices: 300,
  'yes-no': 3,
  scale: 2,
  number: 24,
  date: 10,
  email: 254,
  phone: 40,
  link: 500,
  consent: 3,
  file: 36,
}

/** How a given consent is sent and kept: the one answer to it. */
export const CONSENT = 'yes'

/** The answers to a question of yes or no, as they are sent and kept. */
export const yesOrNo = ['yes', 'no'] as const

/** The steps of a scale, as they are sent and kept. */
export function scaleSteps(question: Pick<OwnQuestion, 'min' | 'max'>): readonly string[] {
  const { first, last } = scaleOf(question)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String(first + at))
}

/** What a question takes as a file. */
export function fileRuleOf({ kinds = ['pdf'], max = MOST_MEGABYTES }: Pick<OwnQuestion, 'kinds' | 'max'>): FileRule {
  return { kinds, mostBytes: max * MEGABYTE }
}

/** Files are sent for the form of an opportunity, each to one of its questions. */
export const ANSWER_FILES = 'registrations.answer'
export const answerPlace = (opportunityId: number, questionId: string) => `${opportunityId}/${questionId}`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function fileProblem(value: string): AnswerProblem | undefined {
  if (value === PENDING) return 'on-its-way'
  return UUID.test(value) ? undefined : 'not-a-file'
}

const isLink = (text: string) => URL.canParse(text) && /^https?:\/\/[^\s/]+\.[^\s/]/.test(text)

/** One address, of signs that a mail program takes for nothing else: it stands in a link later. */
const EMAIL = /^[\p{L}\p{M}\p{N}._+'-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

/** A number in the ways people write it, in the digits of Hindi too, with as many as there are in the world's plan of numbers (E.164). */
export function isPhone(written: string): boolean {
  const text = latinDigits(written)
  return /^\+?[\d\s().-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''))
}

function numberProblem({ min, max }: OwnQuestion, written: string): AnswerProblem | undefined {
  const value = latinDigits(written)
  if (!/^-?\d+([.]\d+)?$/.test(value)) return 'not-a-number'
  if (min !== undefined && Number(value) < min) return 'too-low'
  return max !== undefined && Number(value) > max ? 'too-high' : undefined
}

const oneOf = (options: readonly string[] | undefined, value: string) =>
  options?.includes(value) ? undefined : 'not-an-option'

/** By its type; a text of any shape is one. */
const shapeProblems: Partial<
  Readonly<Record<QuestionType, (question: OwnQuestion, value: string) => AnswerProblem | undefined>>
> = {
  choice: ({ options }, value) => oneOf(options, value),
  choices: ({ options }, value) => oneOf(options, value),
  'yes-no': (_, value) => oneOf(yesOrNo, value),
  scale: (question, value) => oneOf(scaleSteps(question), value),
  number: numberProblem,
  date: (_, value) => (isDay(value) ? undefined : 'not-a-date'),
  email: (_, value) => (EMAIL.test(value) ? undefined : 'not-an-email'),
  phone: (_, value) => (isPhone(value) ? undefined : 'not-a-phone'),
  link: (_, value) => (isLink(value) ? undefined : 'not-a-link'),
  consent: (_, value) => (value === CONSENT ? undefined : 'required'),
  file: (_, value) => fileProblem(value),
}

/** The first thing wrong with what was answered; blank texts count as no answer. The form and the server judge by this one rule. */
export function answerProblem(question: OwnQuestion, given: readonly string[]): AnswerProblem | undefined {
  const values = given.filter((value) => value.trim() !== '')
  if (values.length === 0) return question.required ? 'required' : undefined
  if (question.type !== 'choices' && values.length > 1) return 'one-only'
  if (values.some((value) => value.length > answerLimits[question.type])) return 'too-long'
  return values
    .map((value) => shapeProblems[question.type]?.(question, value.trim()))
    .find((problem) => problem !== undefined)
}
