import type { Tx } from '../../data/contract'
import type { People } from '../../session/contract'

/** Whose addresses stand on the list, the main one first. The list bears them in lower case; one that is not proved may be another's, who reads the newsletter. */
export type ProvedAddresses = (personId: number, tx?: Tx) => Promise<readonly string[]>

export const provedAddresses =
  (people: () => People | undefined): ProvedAddresses =>
  async (personId, tx) =>
    ((await people()?.addresses(personId, tx)) ?? [])
      .filter(({ isProved }) => isProved)
      .map(({ email }) => email.toLowerCase())
