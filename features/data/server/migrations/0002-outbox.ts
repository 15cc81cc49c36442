import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * Events, who hears them, and one row for each hearing, written when the event is published. A single cursor over
 * event ids would skip ids that commit late; rows cannot be skipped, and wait while their feature is off.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data.outbox')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('detail', 'jsonb', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('data.subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('subscription_event').on('data.subscription').column('event').execute()
  await db.schema
    .createTable('data.delivery')
    .addColumn('event_id', 'bigint', (column) => column.notNull().references('data.outbox.id').onDelete('cascade'))
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('data.subscription.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_at', 'timestamptz')
    .addColumn('done_at', 'timestamptz')
    .addColumn('set_aside_at', 'timestamptz')
    .addColumn('error', 'text')
    .addPrimaryKeyConstraint('delivery_once', ['event_id', 'subscription_id'])
    .execute()
  await sql`create index delivery_waiting on data.delivery (subscription_id, event_id)
    where done_at is null and set_aside_at is null`.execute(db)
  await sql`create index delivery_set_aside on data.delivery (set_aside_at) where set_aside_at is not null`.execute(db)
}
