import type { Opportunities } from '../../listings/contract'
import type { Viewable } from '../contract'

const none: ReadonlyMap<number, number | null> = new Map()

/** Without listings there is none to be looked at. */
export function opportunityViewable(opportunities: () => Opportunities | undefined): Viewable {
  return {
    id: 'tracking.opportunities',
    type: 'opportunity',
    owners: async (ids) => (await opportunities()?.organisers(ids)) ?? none,
  }
}
