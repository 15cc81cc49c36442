import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** The last instant for which each scheduled job was sent, so that of several nodes one sends it. What pg-boss kept for that nobody reads any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data.scheduled_run')
    .addColumn('job', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`delete from jobs.schedule`.execute(db)
  await sql`delete from jobs.job where name = '__pgboss__send-it'`.execute(db)
}
