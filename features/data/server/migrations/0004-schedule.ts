import type { Kysely } from 'kysely'

/** The last instant for which each scheduled job was sent, so that of several nodes one sends it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data.scheduled_run')
    .addColumn('job', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .execute()
}
