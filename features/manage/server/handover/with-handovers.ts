import type { Database } from '../../../data/contract'
import type { ManagedListing } from '../../contract/wire'
import { type HandoverTables, listHandoversBy } from './handover-queries'

/** An organizer's rows, with the address to which each is offered. */
export async function withHandovers(
  database: Database,
  personId: number,
  items: readonly ManagedListing[],
  since: Date,
): Promise<ManagedListing[]> {
  const among = items.map(({ id }) => id)
  const rows = await listHandoversBy(database.of<HandoverTables>(), personId, { among, since })
  const offered = new Map(rows.map((row) => [row.opportunity_id, row.email]))
  return items.map((item) => {
    const offeredTo = offered.get(item.id)
    return offeredTo === undefined ? item : { ...item, offeredTo }
  })
}
