import { type Kysely, sql } from 'kysely'

/** Each change of the deadline of something public: never changed, for everybody to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('manage.deadline_change')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('opportunity_id', 'integer', (column) => column.notNull())
    .addColumn('was_at', 'timestamptz')
    .addColumn('closes_at', 'timestamptz', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('is_organizer', 'boolean', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index deadline_change_of on manage.deadline_change (opportunity_id, id desc)`.execute(db)
  await sql`create index deadline_change_by on manage.deadline_change (by_person)`.execute(db)
}
