import { type Kysely, sql } from 'kysely'

/** What is changed of something public waits for approval in its draft; once it is public, what was changed stays for everybody to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('manage.draft')
    .addColumn('handed_in_at', 'timestamptz')
    .addColumn('return_reason', 'text')
    .execute()
  await sql`create index draft_handed_in on manage.draft (handed_in_at) where handed_in_at is not null`.execute(db)
  await db.schema
    .createTable('manage.revision')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('opportunity_id', 'integer', (column) => column.notNull())
    .addColumn('changes', sql`text[]`, (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index revision_of on manage.revision (opportunity_id, id desc)`.execute(db)
  await sql`create index revision_by on manage.revision (by_person)`.execute(db)
}
