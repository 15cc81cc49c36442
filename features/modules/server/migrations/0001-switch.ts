import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('modules.switch')
    .addColumn('feature', 'text', (column) => column.primaryKey())
    .addColumn('is_on', 'boolean', (column) => column.notNull())
    .addColumn('by_person', 'integer')
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
}
