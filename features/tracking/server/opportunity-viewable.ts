import type { Opportunities } from '../../listings/contract'
import type { Viewable } from '../contract'

const none: ReadonlyMap<number, never> = new Map<number, never>()

/** Without listings there is none to be looked at. */
export function opportunityViewable(opportunities: () => Opportunities | undefined): Viewable {
  return {
    id: 'tracking.opportunities',
    type: 'opportunity',
    owners: async (ids) => (await opportunities()?.organisers(ids)) ?? none,
    ledTo: async (tx, ids) => (await opportunities()?.ledTo(tx, ids)) ?? none,
  }
}
