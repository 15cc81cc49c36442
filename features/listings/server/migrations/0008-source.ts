import { type Kysely, sql } from 'kysely'

/** Further sources of an imported listing: what they say is kept, the listing's own texts are its first source's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('listings.opportunity').addColumn('fold_key', 'text').execute()
  await db.schema
    .createIndex('opportunity_fold_key')
    .on('listings.opportunity')
    .column('fold_key')
    .where('fold_key', 'is not', null)
    .execute()
  await db.schema
    .createTable('listings.source')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('opportunity_id', 'integer', (column) =>
      column.notNull().references('listings.opportunity.id').onDelete('cascade'),
    )
    .addColumn('source_url', 'text', (column) => column.notNull().unique())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    // json, not jsonb: the order of its keys is part of what tells whether its source has changed.
    .addColumn('said', 'json', (column) => column.notNull())
    .addColumn('folded_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema.createIndex('source_opportunity').on('listings.source').column('opportunity_id').execute()
}
