import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications.campaign')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('content', 'jsonb', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('draft', 'scheduled', 'sending', 'sent', 'stopped')`),
    )
    .addColumn('send_at', 'timestamptz')
    .addColumn('cursor', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('told', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_by', 'integer')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('notifications.campaign_history')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('of_id', 'integer', (column) => column.notNull())
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('why', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index campaign_notification on notifications.notification (event_id) where template = 'notifications.campaign'`.execute(
    db,
  )
  await sql`create index campaign_delivery on notifications.delivery (event_id) where template = 'notifications.campaign'`.execute(
    db,
  )
}
