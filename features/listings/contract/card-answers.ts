import { type Guard, point } from '../../../kernel/declare'
import type { Standing } from './wire'

export interface CardAnswerProps {
  readonly opportunityId: number
  readonly standing: Standing
  /** All that stand on the same page of the list, this one among them: asked about in one question. */
  readonly among: readonly number[]
  readonly isOpen?: boolean
  /** Opens and shuts the details below the row; their element has this id. A card has no room for them. */
  readonly onToggle?: () => void
  readonly detailsId?: string
  /** Told when the answer is known, and when it changes: whether the reader may not take part. */
  readonly onJudged: (isRefused: boolean) => void
  /** What the row says to everybody, for as long as there is no answer. */
  readonly children: unknown
}

/** What a row or a card answers its reader in place of for whom the opportunity is: whether they can take part. One is drawn, the first. */
export interface CardAnswer {
  readonly id: string
  readonly when?: readonly Guard[]
  /** React components: `Answer` taking CardAnswerProps, and `Details`, which the row shows below itself once it is opened. */
  readonly load: () => Promise<{
    readonly Answer: (props: CardAnswerProps) => unknown
    readonly Details: (props: { readonly opportunityId: number }) => unknown
  }>
}

export const cardAnswers = point<CardAnswer>('listings.card-answers', { key: (each) => each.id })
