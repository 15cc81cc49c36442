import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('privacy.export')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('asked', 'ready', 'failed', 'expired')`),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz')
    .addColumn('file_id', 'text')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('areas', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('records', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`create index export_of_person on privacy.export (person_id, asked_at desc)`.execute(db)
  // Two clicks at the same moment ask for one archive.
  await sql`create unique index export_under_way on privacy.export (person_id) where state = 'asked'`.execute(db)
  await db.schema
    .createTable('privacy.erasure')
    .addColumn('person_id', 'integer', (column) => column.primaryKey())
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .addColumn('done_at', 'timestamptz')
    .addColumn('areas', 'jsonb')
    .execute()
  await sql`create index erasure_due on privacy.erasure (due_at) where done_at is null`.execute(db)
}
