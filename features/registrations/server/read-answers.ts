import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type OwnQuestion, type QuestionType, scaleOf } from '../../listings/contract'
import { type FieldProblem, latinDigits } from '../../web/contract'
import { answerProblem } from '../contract'
import type { Answer, Snapshot } from '../contract/wire'
import type { RegisterRequest } from '../contract/wire-requests'
import type { AnswerFiles } from './answer-files'
import { type Language, problemTexts, sayProblem } from './problem-texts'

export interface Asked {
  readonly questions: readonly OwnQuestion[]
  readonly asksEligibility: boolean
  /** What is confirmed, as `termsOf` names it. */
  readonly terms: string
}

/** Numbers without a country code are Indian ones. Undefined: nobody could be called there. */
function readPhone(text: string): string | undefined {
  if (text.trim() === '') return ''
  const found = parsePhoneNumberFromString(latinDigits(text), 'IN')
  return found?.isPossible() ? found.number : undefined
}

/** With a trunk 0 or none. */
const INDIAN_MOBILE = /^0?[6-9]\d{9}$/

/** Not one's own, it may be from anywhere: without a country code only an Indian mobile is read as one, all else stays as it was written. */
function readNumber(written: string): string {
  const text = latinDigits(written)
  const isRead = text.startsWith('+') || INDIAN_MOBILE.test(text.replace(/[\s()-]/g, ''))
  return (isRead && readPhone(text)) || text
}

const readers: Partial<Readonly<Record<QuestionType, (value: string) => string>>> = {
  phone: readNumber,
  number: latinDigits,
}

/** As it will be kept: no value twice, and a number in the digits that everybody computes with, without blanks where it can be called. */
function keptOf({ id, label, type, ...question }: OwnQuestion, given: readonly string[], files: AnswerFiles): Answer {
  const file = files.get(id)
  if (type === 'file' && file) {
    const { name, state: _, ...kept } = file
    return { id, label, values: [name], type, file: kept }
  }
  const read = readers[type] ?? ((value: string) => value)
  const values = [...new Set(given.map((value) => value.trim()).filter(Boolean))].map(read)
  return { id, label, values, type, ...(type === 'scale' && { outOf: scaleOf(question).last }) }
}

/** The organizer wrote it anew while the form was open: nobody has said yes to words that they have not seen. */
const isReworded = ({ id, label }: OwnQuestion, given: readonly string[], words: RegisterRequest['words']) =>
  words?.[id] !== undefined && words[id] !== label && given.some((value) => value.trim() !== '')

/** One answer as it will be kept, and what is wrong with it. */
export function readAnswer(
  question: OwnQuestion,
  given: readonly string[],
  {
    words,
    language,
    files,
  }: { readonly words: RegisterRequest['words']; readonly language: Language; readonly files: AnswerFiles },
): { readonly answer: Answer; readonly problem: FieldProblem | undefined } {
  const [path, answer] = [`answers.${question.id}`, keptOf(question, given, files)]
  const isGone = question.type === 'file' && answer.values.length > 0 && !answer.file
  const problem = answerProblem(question, given) ?? (isGone ? 'not-a-file' : undefined)
  if (problem) return { answer, problem: { path, message: sayProblem(problem, question, language) } }
  const isNew = isReworded(question, given, words)
  return { answer, problem: isNew ? { path, message: problemTexts[language].reworded } : undefined }
}

/** What was sent as it will be kept, and everything wrong with it, each with its field. */
export function readAnswers(
  sent: Omit<RegisterRequest, 'opportunityId'>,
  { questions, asksEligibility, terms }: Asked,
  about: { readonly email: string; readonly language: Language; readonly files: AnswerFiles },
): { readonly snapshot: Snapshot; readonly problems: readonly FieldProblem[] } {
  const says = problemTexts[about.language]
  const problems: FieldProblem[] = []
  const name = sent.name.trim().replace(/\s+/g, ' ')
  if (name === '') problems.push({ path: 'name', message: says.name })
  const phone = readPhone(sent.phone)
  if (phone === undefined) problems.push({ path: 'phone', message: says.phone })
  if (asksEligibility && !sent.acceptsEligibility)
    problems.push({ path: 'acceptsEligibility', message: says.eligibility })
  // Changed while the form was open: nobody has confirmed what they have not seen.
  else if (asksEligibility && sent.terms !== undefined && sent.terms !== terms)
    problems.push({ path: 'acceptsEligibility', message: says.newTerms })
  const known = new Set(questions.map(({ id }) => id))
  for (const id of Object.keys(sent.answers).filter((each) => !known.has(each)))
    problems.push({ path: `answers.${id}`, message: says.unknown })
  const answered = questions.map((question) => {
    const read = readAnswer(question, sent.answers[question.id] ?? [], { words: sent.words, ...about })
    if (read.problem) problems.push(read.problem)
    return read.answer
  })
  const snapshot = { name, email: about.email, phone: phone ?? '', college: sent.college.trim(), questions: answered }
  return { snapshot, problems }
}
