import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved.hidden')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('person_id', 'integer', (column) => column.notNull())
    .addColumn('opportunity_id', 'integer', (column) => column.notNull())
    .addColumn('hidden_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('hidden_once', ['person_id', 'opportunity_id'])
    .execute()
}
