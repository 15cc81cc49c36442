import type { OwnQuestion, QuestionType } from '../../../listings/contract'
import { answerProblem } from '../../contract'
import type { RegistrationForm } from '../../contract/wire'
import type { AnswerDraft } from './answer-draft'

/** Answered by choosing, or by a file: what is none of the choices is not on the page, so nobody could mend it. */
const CHOSEN: readonly QuestionType[] = ['choice', 'choices', 'yes-no', 'scale', 'date', 'consent', 'file']

function fitting(question: OwnQuestion, given: readonly string[]): readonly string[] {
  const isKept = (value: string) =>
    [undefined, 'on-its-way'].includes(answerProblem({ ...question, required: false }, [value]))
  const kept = CHOSEN.includes(question.type) ? given.filter(isKept) : given
  return question.type === 'choices' ? kept : kept.slice(0, 1)
}

/**
 * A draft that was begun when a question had another type: of its answer stays what can be shown. Another question's yes is no consent,
 * and neither is one to other words, or to who may take part as it was before.
 */
export function fitAnswers(
  draft: AnswerDraft,
  { questions, terms }: Pick<RegistrationForm, 'questions' | 'terms'>,
): AnswerDraft {
  const isGiven = ({ id, type, label }: OwnQuestion) => type !== 'consent' || draft.agreedTo?.[id] === label
  const fit = questions.map((question) => {
    const given = isGiven(question) ? (draft.answers[question.id] ?? []) : []
    return [question.id, fitting(question, given)] as const
  })
  const acceptsEligibility = draft.acceptsEligibility && draft.terms === terms
  return { ...draft, acceptsEligibility, answers: { ...draft.answers, ...Object.fromEntries(fit) } }
}
