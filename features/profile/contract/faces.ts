import type { Subject } from '../../../kernel/declare'
import { token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'

/** A person on somebody else's list. */
export interface Face {
  /** A path of ours. */
  readonly avatar: string | null
  /** The first education's, where it is shown to whoever looks. */
  readonly college: string | null
}

/** What people may be grouped by: '' where it is not shown to members. */
export interface Standing {
  /** 0 to 100. */
  readonly percent: number
  readonly stream: string | null
  readonly college: string
  readonly course: string
  readonly city: string
}

/** People in lists of other features, as far as they show themselves. */
export interface ProfileFaces {
  /** Those of these whose page whoever asks may see. */
  shownTo(personIds: readonly number[], subject: Subject): Promise<ReadonlyMap<number, Face>>
  /** Inside a transaction hand it in. Whoever wrote nothing stands at 0, without groups. */
  standings(personIds: readonly number[], tx?: Tx): Promise<(personId: number) => Standing>
}

export const profileFaces = token<ProfileFaces>('profile.faces')
