import type { Kysely } from 'kysely'

/** By how many days the dates of a copy were moved: its organizer is told once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('manage.moved_copy')
    .addColumn('opportunity_id', 'integer', (column) => column.primaryKey())
    .addColumn('days', 'integer', (column) => column.notNull())
    .execute()
}
