import type { Kysely } from 'kysely'
import { LISTED_SET_ASIDE } from '../../contract'
import type { OutboxTables } from './tables'

export interface SetAsideDelivery {
  readonly id: string
  readonly of: string
  readonly tries: number
  readonly since: Date
  readonly error: string
}

export async function findSetAside(db: Kysely<OutboxTables>): Promise<readonly SetAsideDelivery[]> {
  const rows = await db
    .selectFrom('data.delivery')
    .select(['event_id as id', 'subscription_id as of', 'attempts as tries', 'set_aside_at as since', 'error'])
    .where('set_aside_at', 'is not', null)
    .orderBy('set_aside_at', 'desc')
    .limit(LISTED_SET_ASIDE)
    .execute()
  return rows.map((row) => ({ ...row, since: row.since ?? new Date(0), error: row.error ?? '' }))
}

/** Returns false when it is not set aside. */
export async function reviveDelivery(
  db: Kysely<OutboxTables>,
  eventId: string,
  subscription: string,
): Promise<boolean> {
  const changed = await db
    .updateTable('data.delivery')
    .set({ set_aside_at: null, next_at: null, attempts: 0 })
    .where('event_id', '=', eventId)
    .where('subscription_id', '=', subscription)
    .where('set_aside_at', 'is not', null)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}
