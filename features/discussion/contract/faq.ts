export const MOST_FAQS = 20

/** A question that the organizer answers before anybody asks. */
export interface Faq {
  /** Made by the editor once. */
  readonly key: string
  readonly question: string
  readonly answer: string
}

export interface Faqs {
  readonly faqs: readonly Faq[]
}

/** What can be wrong; screens translate the key, `discussion.faq.problem.<key>`. */
export const faqSentences = {
  questionMissing: 'A question is empty.',
  answerMissing: 'A question has no answer.',
  twice: 'A question stands there twice.',
} as const

export interface FaqProblem {
  readonly at: number
  readonly field: 'question' | 'answer'
  readonly says: keyof typeof faqSentences
}

const plain = (text: string) => text.trim().toLowerCase()

export function faqProblems({ faqs }: Faqs): readonly FaqProblem[] {
  return faqs.flatMap(({ question, answer }, at): FaqProblem[] => {
    const isTwice = faqs.slice(0, at).some((other) => plain(other.question) === plain(question))
    return [
      ...(plain(question) === '' ? [{ at, field: 'question', says: 'questionMissing' } as const] : []),
      ...(plain(question) !== '' && isTwice ? [{ at, field: 'question', says: 'twice' } as const] : []),
      ...(plain(answer) === '' ? [{ at, field: 'answer', says: 'answerMissing' } as const] : []),
    ]
  })
}
