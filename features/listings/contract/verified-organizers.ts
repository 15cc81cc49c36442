import { token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'

/** Who says that they are which organisation. */
export interface Naming {
  readonly organisation: string
  readonly organizerId: number
}

/**
 * Whether the organizer was checked for the organisation that they name, others alone were, or nobody was. `name`: the organisation's; of others', as it
 * is written where it is verified, for it may be written otherwise here.
 */
export interface Verification {
  readonly of: 'organizer' | 'others' | 'nobody'
  readonly name: string
}

/** The badge of an organisation: of those listings alone whose organizer was checked for it, whoever else bears its name. */
export interface VerifiedOrganizers {
  /** In the order of what is asked. Not inside a transaction. */
  of(named: readonly Naming[]): Promise<readonly Verification[]>
  /** Lists show it from the commit on. Answers the number that it is kept under; undefined where they had it, or no listing names such an organisation. */
  give(tx: Tx, naming: Naming, by: number): Promise<number | undefined>
  /** Answers the number that it was kept under; undefined where they had none. */
  takeBack(tx: Tx, naming: Naming): Promise<number | undefined>
}

export const verifiedOrganizers = token<VerifiedOrganizers>('listings.verified-organizers')
