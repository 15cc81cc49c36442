import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('banners.notice')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('on', 'stopped')`))
    .addColumn('content', 'jsonb', (column) => column.notNull())
    .addColumn('starts_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz')
    .addColumn('created_by', 'integer')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addCheckConstraint('notice_time', sql`ends_at is null or starts_at < ends_at`)
    .execute()
  await db.schema
    .createTable('banners.notice_history')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('of_id', 'integer', (column) => column.notNull())
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('why', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index notice_on on banners.notice (ends_at) where state = 'on'`.execute(db)
}
