import { type Kysely, sql } from 'kysely'

/** Under which values of filters, and by which words, each public opportunity is found: what the memory of a node holds, for the database to answer from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('listings.filed')
    .addColumn('opportunity_id', 'integer', (column) =>
      column.primaryKey().references('listings.opportunity.id').onDelete('cascade'),
    )
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('made_of', 'timestamptz', (column) => column.notNull())
    .addColumn('found_under', sql`text[]`, (column) => column.notNull())
    .addColumn('says', sql`tsvector`, (column) => column.notNull())
    .execute()
  await sql`create index filed_found_under on listings.filed using gin (found_under)`.execute(db)
  await sql`create index filed_says on listings.filed using gin (says)`.execute(db)
}
