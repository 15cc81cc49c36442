import { point } from '../../../kernel/declare'

export interface CardProps {
  readonly opportunityId: number
  readonly title: string
}

/** A small button on an opportunity's row, beside its deadline, or on its card; the whole of these is a link, this stands above it. */
export interface CardAction {
  readonly id: string
  /** Seen when one points at the row or reaches it by keyboard: what few want of a row, and no card has room for. */
  readonly quiet?: boolean
  /** A React component `Action` taking CardProps. */
  readonly load: () => Promise<{ readonly Action: (props: CardProps) => unknown }>
}

export const cardActions = point<CardAction>('listings.card-actions', { key: (each) => each.id })
