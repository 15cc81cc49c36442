import { sql } from 'kysely'
import type { Database } from '../../data/contract'
import type { InterestSource } from '../../listings/contract'
import type { SavedTables } from './tables'

const BATCH = 5000

/** Who puts something on a watchlist likes it. */
export function savedInterest(database: Database): InterestSource {
  return {
    id: 'saved.watched',
    weight: 1,
    async *since(from) {
      for (let after = 0, size = BATCH; size === BATCH; ) {
        const rows = await database
          .of<SavedTables>()
          .selectFrom('saved.watch')
          .select(['id', 'opportunity_id as opportunityId', 'person_id as personId', 'saved_at as at'])
          .where('saved_at', '>=', from)
          .where('id', '>', after)
          .orderBy(sql`id`)
          .limit(BATCH)
          .execute()
        yield rows
        size = rows.length
        after = rows.at(-1)?.id ?? after
      }
    },
  }
}
