import { point } from '../../../kernel/declare'

/**
 * What a feature says when something is refused, in Hindi, by the English sentence that it throws; `{name}` stands for what is put in. Errors are
 * written where they are thrown, and said in the language of whoever asks. A sentence that has no other stays as it is.
 */
export interface ProblemSentences {
  readonly id: string
  readonly hi: () => Promise<{ readonly default: Readonly<Record<string, string>> }>
}

export const problemSentences = point<ProblemSentences>('web.problem-sentences', { key: ({ id }) => id })
