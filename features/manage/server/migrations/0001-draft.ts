import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('manage.draft')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('opportunity_id', 'integer')
    .addColumn('body', 'jsonb', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema.createIndex('draft_person').on('manage.draft').columns(['person_id', 'updated_at']).execute()
  // One draft for each opportunity that is being edited, however many tabs open it.
  await sql`create unique index draft_opportunity on manage.draft (opportunity_id) where opportunity_id is not null`.execute(
    db,
  )
}
