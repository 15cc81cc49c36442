import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications.reminder')
    .addColumn('opportunity_id', 'integer', (column) => column.notNull())
    .addColumn('closes_at', 'timestamptz', (column) => column.notNull())
    .addColumn('lead_hours', 'integer', (column) => column.notNull())
    .addColumn('cursor', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_done', 'boolean', (column) => column.notNull().defaultTo(false))
    .addPrimaryKeyConstraint('reminder_pkey', ['opportunity_id', 'closes_at', 'lead_hours'])
    .execute()
  await sql`create index reminder_open on notifications.reminder (closes_at) where not is_done`.execute(db)
}
