import type { Subject } from '../../../kernel/index'
import type { Gate } from './gate'
import { type DetailRow, findDetail } from './listing-queries'
import { demandShown } from './shown-state'
import { idOfSlug } from './slugs'
import type { ListingsDb } from './tables'

/**
 * What stands at an address, its id or a slug that ends in it; of two that were merged, the one that is left. Throws as its page does: `removed`,
 * `held`, `not-found`, and where it is by invitation `sign-in-to-see` or `invited-only`.
 */
export async function findShown(db: ListingsDb, address: string, gate: Gate, reader: Subject): Promise<DetailRow> {
  const id = idOfSlug(address)
  const asked = id === undefined ? undefined : await findDetail(db, id)
  const row = asked?.merged_into ? await findDetail(db, asked.merged_into) : asked
  demandShown(row)
  await gate.demand(row, reader)
  return row
}
