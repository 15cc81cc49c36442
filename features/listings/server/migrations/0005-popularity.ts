import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('listings.popularity')
    .addColumn('opportunity_id', 'integer', (column) => column.primaryKey())
    .addColumn('score', 'integer', (column) => column.notNull())
    .execute()
}
