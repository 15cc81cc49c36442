import type { Subject } from '../../../kernel/index'
import type { Opportunities } from '../../listings/contract'
import type { Listing } from '../../listings/contract/wire'
import type { Kept } from '../contract/wire'

interface Row {
  readonly id: number
  readonly opportunity_id: number
}

/** Rows with what they are of; what is out of sight stays as a row without, and says why. */
export async function keptOf<R extends Row>(
  opportunities: Opportunities,
  rows: readonly R[],
  at: (row: R) => Date,
  reader: Subject,
): Promise<readonly Kept[]> {
  const ids = rows.map((row) => row.opportunity_id)
  const byId = new Map<number, Listing>((await opportunities.cards(ids, reader)).map((each) => [each.id, each]))
  const missing = ids.filter((id) => !byId.has(id))
  const absences = missing.length > 0 ? await opportunities.absences(missing) : undefined
  return rows.map((row) => ({
    id: row.id,
    opportunityId: row.opportunity_id,
    listing: byId.get(row.opportunity_id) ?? null,
    state: byId.has(row.opportunity_id) ? 'shown' : (absences?.get(row.opportunity_id) ?? 'removed'),
    at: at(row).toISOString(),
  }))
}

/** Closed, taken down, or not for this person any more; what is being checked may come back. */
export const isOver = ({ listing, state }: Kept): boolean =>
  listing === null ? state !== 'held' : listing.standing === 'closed'
