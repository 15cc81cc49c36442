import { token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'
import type { Values } from './templates'

/** What all are told who have a part in an opportunity. Its title stands among the values by itself, and the way leads to its page. */
export interface CrowdNews {
  /** A contributed template. */
  readonly template: string
  readonly opportunityId: number
  readonly values: Values
  /** What happened, in a word of its own: told again for the same, nothing changes. */
  readonly eventId: string
  readonly at: Date
}

/** Tells many, batch by batch in the background: what is handed in here is told once the caller's transaction commits, whatever happens to this process. */
export interface Crowds {
  /** Everybody who was registered by then and still is. */
  tellRegistered(tx: Tx, news: CrowdNews): Promise<void>
  /** Everybody who has an eye on it, or a part in it. */
  tellFollowers(tx: Tx, news: CrowdNews): Promise<void>
}

export const crowds = token<Crowds>('notifications.crowds')
