import type { Machine } from '../../data/contract'
import type { OpportunityState } from '../contract'

/** What an opportunity may become; its state changes through the helper of `data` only. */
export const opportunityMachine: Machine<OpportunityState> = {
  table: 'listings.opportunity',
  history: 'listings.opportunity_history',
  moves: {
    draft: ['pending', 'removed'],
    // Closed at once where nobody is left to mend what is sent back.
    pending: ['live', 'returned', 'closed', 'removed'],
    returned: ['pending', 'removed'],
    // Back to whoever judges it, where people say that it does harm.
    live: ['pending', 'closed', 'removed'],
    // A source that opens it again may lead away now.
    closed: ['pending', 'live', 'removed'],
    // By whoever approves, if one of them took it down.
    removed: ['live', 'closed'],
  },
}
