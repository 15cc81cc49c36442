import { type Kysely, sql } from 'kysely'

/**
 * Deliveries are written in one statement with their event, for the subscriptions that are there, and go with either. Keys that say so again had every
 * publisher lock the rows of the same few subscriptions: a third of what publishing costs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data.delivery
    drop constraint delivery_event_id_fkey, drop constraint delivery_subscription_id_fkey`.execute(db)
}
