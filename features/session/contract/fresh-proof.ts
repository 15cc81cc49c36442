import { token } from '../../../kernel/declare'
import type { Person } from './person'

/**
 * Before what cannot be undone or changes how one signs in: has its owner proved in the last ten minutes who they are? By password or
 * passkey, by a mailed code where there is no password. The browser asks for it by itself when a call is refused, and sends it again.
 */
export interface FreshProof {
  /** Throws `proof-needed`. */
  demand(person: Pick<Person, 'sessionId'>): Promise<void>
}

export const freshProof = token<FreshProof>('session.fresh-proof')
