import type { Kysely } from 'kysely'
import { dataErrors } from './errors'

/**
 * One at a time, on whichever node, until the caller's transaction ends: whoever asks for the same `name` meanwhile waits. For what no row can be locked
 * for, as "the last free place of this person". `name` is `<feature>.<what> <whose>`; of two held in one transaction, all take the same one first.
 * Throws `query-outside-transaction` where there is none: it would be let go of at once.
 */
export async function hold<Tables>(db: Kysely<Tables>, name: string): Promise<void> {
  if (!db.isTransaction)
    throw dataErrors.queryOutsideTransaction(
      `hold("${name}") outside transact() holds nothing. Hand it database.on(tx).`,
    )
  await db
    .selectNoFrom((of) =>
      of.fn('pg_advisory_xact_lock', [of.fn('hashtextextended', [of.val(name), of.lit(0)])]).as('held'),
    )
    .execute()
}
