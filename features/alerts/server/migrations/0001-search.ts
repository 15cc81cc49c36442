import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alerts.search')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('filters', 'text', (column) => column.notNull())
    .addColumn('frequency', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_to', 'integer')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('stop_token', 'text', (column) => column.notNull().unique())
    .addColumn('due_at', 'timestamptz')
    .addColumn('last_digest_on', 'date')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('search_once_per_person', ['person_id', 'filters'])
    .execute()
  await db.schema
    .createTable('alerts.match')
    .addColumn('search_id', 'integer', (column) => column.notNull().references('alerts.search.id').onDelete('cascade'))
    .addColumn('opportunity_id', 'integer', (column) => column.notNull())
    .addColumn('matched_at', 'timestamptz', (column) => column.notNull())
    .addColumn('told_at', 'timestamptz')
    .addPrimaryKeyConstraint('match_once', ['search_id', 'opportunity_id'])
    .execute()
  await sql`create index search_due on alerts.search (due_at) where due_at is not null`.execute(db)
  await sql`create index match_untold on alerts.match (search_id) where told_at is null`.execute(db)
}
