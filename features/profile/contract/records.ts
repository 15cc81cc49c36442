import { token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'
import type { EntryContent } from './sections'

/** What somebody wrote of themselves, for features that judge by it, or fill in a form with it, on their behalf; nobody else may be shown it. */
export interface ProfileFacts {
  readonly city: string
  readonly skills: readonly string[]
  /** In the order that their person gave them: the first is the one that counts. */
  readonly studies: readonly EntryContent[]
  readonly work: readonly EntryContent[]
}

export interface ProfileRecords {
  /** Inside a transaction hand it in. */
  of(personId: number, tx?: Tx): Promise<ProfileFacts>
  /** Those of these who have written anything. */
  having(personIds: readonly number[]): Promise<ReadonlySet<number>>
}

export const profileRecords = token<ProfileRecords>('profile.records')
