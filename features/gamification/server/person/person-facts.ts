import type { Tx } from '../../../data/contract'
import type { ProfileFaces } from '../../../profile/contract'
import type { Facts } from '../rules/allowance'

/** Who people are, as audiences ask: from their profiles, where those are switched on. */
export interface PersonFacts {
  of(tx: Tx, personId: number): Promise<Facts>
  ofAll(personIds: readonly number[]): Promise<(personId: number) => Facts>
}

export function createPersonFacts(faces: () => ProfileFaces | undefined): PersonFacts {
  const nothing: Facts = { percent: 0, stream: null }
  return {
    of: async (tx, personId) => (await faces()?.standings([personId], tx))?.(personId) ?? nothing,
    ofAll: async (personIds) => (await faces()?.standings(personIds)) ?? (() => nothing),
  }
}
