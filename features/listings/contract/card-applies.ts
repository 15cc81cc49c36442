import { point } from '../../../kernel/declare'

export interface CardApplyProps {
  readonly opportunityId: number
  readonly kind: string
  /** Taken part in elsewhere, at an address that the opportunity's page names. */
  readonly isExternal: boolean
}

/** The way to take part, in the place of a row's deadline while one points at the row or reaches it by keyboard. One is drawn, the first. */
export interface CardApply {
  readonly id: string
  /** A React component `Apply` taking CardApplyProps; where it draws nothing the deadline stays. */
  readonly load: () => Promise<{ readonly Apply: (props: CardApplyProps) => unknown }>
}

export const cardApplies = point<CardApply>('listings.card-applies', { key: (each) => each.id })
