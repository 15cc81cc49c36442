import type { Database } from '../../../data/contract'
import type { ManagedListing } from '../../contract/wire'
import type { DraftRow, ManageTables } from '../draft-queries'
import { draftsAmong } from './handed-in-queries'

function stateOf({ handed_in_at, return_reason }: DraftRow) {
  if (handed_in_at) return 'waiting'
  return return_reason === null ? 'begun' : 'returned'
}

/** An organizer's rows, with what they are changing of those that are public. */
export async function withRevisions(
  database: Database,
  personId: number,
  items: readonly ManagedListing[],
): Promise<ManagedListing[]> {
  const live = items.filter(({ state }) => state === 'live').map(({ id }) => id)
  const drafts = await draftsAmong(database.of<ManageTables>(), personId, live)
  const found = new Map(drafts.map((draft) => [draft.opportunity_id, draft]))
  return items.map((item) => {
    const draft = found.get(item.id)
    if (!draft) return item
    return { ...item, revision: { draft: draft.id, state: stateOf(draft), reason: draft.return_reason } }
  })
}
