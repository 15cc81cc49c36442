import { type Draft, produce } from 'immer'
import type { OwnQuestion } from '../../../listings/contract'
import { CONSENT } from '../../contract'
import type { RegistrationForm } from '../../contract/wire'
import type { RegisterRequest } from '../../contract/wire-requests'

/** What is being filled in: all that is sent but the opportunity's id and the words of its questions. */
export type AnswerDraft = Readonly<Omit<RegisterRequest, 'opportunityId' | 'answers' | 'words' | 'terms'>> & {
  readonly answers: Readonly<Record<string, readonly string[]>>
  /** Of the form, when whom it is for was confirmed: it is confirmed as of then alone. */
  readonly terms?: string | undefined
  /** The words of each consent that was given, by its question: it is for them alone. Kept here, never sent. */
  readonly agreedTo?: Readonly<Record<string, string>> | undefined
}

/** What one begins with: what the house knows already. */
export function emptyDraft({ you }: Pick<RegistrationForm, 'you'>): AnswerDraft {
  return { name: you.name, phone: you.phone, college: you.college, acceptsEligibility: false, answers: {} }
}

export const write = produce(
  (draft: Draft<AnswerDraft>, field: 'name' | 'phone' | 'college', text: string) => void (draft[field] = text),
)

/** Whom it is for is confirmed, as the form says it now; or that is taken back. */
export const accept = produce((draft: Draft<AnswerDraft>, yes: boolean, terms: string) => {
  draft.acceptsEligibility = yes
  draft.terms = terms
})

/** The one answer of a question; an empty text takes it back. */
export const answer = produce((draft: Draft<AnswerDraft>, questionId: string, text: string) => {
  draft.answers[questionId] = text === '' ? [] : [text]
})

/** A consent, to what is asked now; or taken back. */
export const consent = produce((draft: Draft<AnswerDraft>, { id, label }: OwnQuestion, yes: boolean) => {
  draft.answers[id] = yes ? [CONSENT] : []
  draft.agreedTo = { ...draft.agreedTo, [id]: label }
})

/** One of several answers, on or off; they keep the order of the options. */
export const choose = produce(
  (draft: Draft<AnswerDraft>, questionId: string, options: readonly string[], option: string, isOn: boolean) => {
    const before = draft.answers[questionId] ?? []
    draft.answers[questionId] = options.filter((each) => (each === option ? isOn : before.includes(each)))
  },
)
