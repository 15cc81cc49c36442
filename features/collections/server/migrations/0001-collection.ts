import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('collections.collection')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('share_key', 'text', (column) => column.unique())
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('collection_of').on('collections.collection').column('person_id').execute()
  await db.schema
    .createTable('collections.item')
    .addColumn('collection_id', 'integer', (column) =>
      column.notNull().references('collections.collection.id').onDelete('cascade'),
    )
    .addColumn('opportunity_id', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('item_once', ['collection_id', 'opportunity_id'])
    .execute()
}
