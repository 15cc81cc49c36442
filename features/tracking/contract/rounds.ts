import { point } from '../../../kernel/declare'

/** A dated step of an opportunity. */
export interface Round {
  readonly opportunityId: number
  readonly title: string
  readonly startsAt: Date
  /** Null: it is a moment. */
  readonly endsAt: Date | null
}

/** A feature whose dated steps may be suggested to those who follow their opportunity (spec §3, §4). */
export interface RoundSource {
  readonly id: string
  /** Those of these opportunities that begin or end after `from` and not after `until`. */
  of(opportunityIds: readonly number[], from: Date, until: Date): Promise<readonly Round[]>
}

export const roundSources = point<RoundSource>('tracking.round-sources', { key: (each) => each.id })

/** An opportunity that somebody follows. */
export interface Followed {
  readonly opportunityId: number
  /** Whether they take part: then they need not hear that registration closes. */
  readonly takesPart: boolean
}

/** A feature that knows which opportunities somebody takes part in or keeps an eye on. */
export interface FollowedSource {
  readonly id: string
  /** Newest first, at most so many. */
  of(personId: number, limit: number): Promise<readonly Followed[]>
}

export const followedSources = point<FollowedSource>('tracking.followed-sources', { key: (each) => each.id })
