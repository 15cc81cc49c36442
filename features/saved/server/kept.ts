import type { Subject } from '../../../kernel/index'
import type { Opportunities } from '../../listings/contract'
import type { Listing } from '../../listings/contract/wire'
import type { Kept } from '../contract/wire'

interface Row {
  readonly id: number
  readonly opportunity_id: number
}

/** Rows with what they are of; what was taken down since stays as a row without. */
export async function keptOf<R extends Row>(
  opportunities: Opportunities,
  rows: readonly R[],
  at: (row: R) => Date,
  reader: Subject,
): Promise<readonly Kept[]> {
  const listings = await opportunities.cards(
    rows.map((row) => row.opportunity_id),
    reader,
  )
  const byId = new Map<number, Listing>(listings.map((each) => [each.id, each]))
  return rows.map((row) => ({
    id: row.id,
    opportunityId: row.opportunity_id,
    listing: byId.get(row.opportunity_id) ?? null,
    at: at(row).toISOString(),
  }))
}

/** Closed, or taken down: nothing can be done with it any more. */
export const isOver = ({ listing }: Kept): boolean => listing === null || listing.standing === 'closed'
