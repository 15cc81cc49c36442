import type { Order, Status } from './listed'

export type Sort = Order | 'relevance'

export interface Question {
  readonly kind?: string | undefined
  readonly text?: string | undefined
  /** By the facet's name in an address: values as they stand there. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly status: Status
  /** Asked for one person: filters that say something else to each are counted too. */
  readonly isOwn?: boolean
  /** Ids that are neither listed nor counted: what its asker does not want to meet. */
  readonly without?: readonly number[]
}
