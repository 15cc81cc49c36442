import type { Tx } from '../../../data/contract'
import type { ProfileFaces } from '../../../profile/contract'
import type { Facts } from '../rules/allowance'

/** Who people are, as audiences ask: from their profiles, where those are switched on. */
export interface PersonFacts {
  /** Inside a transaction hand it in. */
  of(personIds: readonly number[], tx?: Tx): Promise<(personId: number) => Facts>
}

export function createPersonFacts(faces: () => ProfileFaces | undefined): PersonFacts {
  const nothing: Facts = { percent: 0, stream: null }
  return {
    of: async (personIds, tx) => (await faces()?.standings(personIds, tx)) ?? (() => nothing),
  }
}
