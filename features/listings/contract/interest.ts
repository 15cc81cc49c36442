import { point } from '../../../kernel/declare'

/** Somebody took an interest in an opportunity: saved it, registered for it. */
export interface Interest {
  readonly opportunityId: number
  readonly personId: number
  readonly at: Date
}

/** What people do here that says they like something; never what was paid for. Popularity is made of it. */
export interface InterestSource {
  readonly id: string
  /** What one act counts, beside others of the same person the largest alone. */
  readonly weight: number
  /** All acts since then that still stand, in parts of any size. */
  since(from: Date): AsyncIterable<readonly Interest[]>
}

export const interests = point<InterestSource>('listings.interests', { key: (each) => each.id })
