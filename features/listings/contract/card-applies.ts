import { point } from '../../../kernel/declare'
import type { ApiRequest } from '../../web/contract'

export interface CardApplyProps {
  readonly opportunityId: number
  readonly kind: string
  /** Taken part in elsewhere, at an address that the opportunity's page names. */
  readonly isExternal: boolean
  /** Seen at all times, on every row of a list: none of them is the one button of its page. */
  readonly isQuiet?: boolean
}

/**
 * The way to take part, in the place of a row's or a card's deadline while one points at it or reaches it by keyboard; and, at all times, that
 * one does. One is drawn, the first.
 */
export interface CardApply {
  readonly id: string
  /** What its reader takes part in: asked for once for all rows, where somebody is signed in. */
  readonly entered: ApiRequest<{ readonly items: readonly { readonly opportunityId: number }[] }>
  /** React components: `Apply` taking CardApplyProps, where it draws nothing the deadline stays; `Entered` says that one takes part. */
  readonly load: () => Promise<{
    readonly Apply: (props: CardApplyProps) => unknown
    readonly Entered: (props: Pick<CardApplyProps, 'opportunityId' | 'kind'>) => unknown
  }>
}

export const cardApplies = point<CardApply>('listings.card-applies', { key: (each) => each.id })
