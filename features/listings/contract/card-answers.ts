import { type Guard, point } from '../../../kernel/declare'
import type { Standing } from './wire'

export interface CardAnswerProps {
  readonly opportunityId: number
  readonly standing: Standing
  /** All that stand on the same page of the list, this one among them: asked about in one question. */
  readonly among: readonly number[]
  /** Where there is room to say why: the classes of the line, and of the details that open below it. A card has none. */
  readonly room?: { readonly line: string | undefined; readonly details: string | undefined }
  /** Told when the answer is known, and when it changes: whether the reader may not take part. */
  readonly onJudged?: ((isRefused: boolean) => void) | undefined
  /** What the row says to everybody, for as long as there is no answer. */
  readonly children: unknown
}

/** What a row or a card answers its reader in place of for whom the opportunity is: whether they can take part. One is drawn, the first. */
export interface CardAnswer {
  readonly id: string
  readonly when?: readonly Guard[]
  /** `Answer`: a React component. */
  readonly load: () => Promise<{ readonly Answer: (props: CardAnswerProps) => unknown }>
}

export const cardAnswers = point<CardAnswer>('listings.card-answers', { key: (each) => each.id })
