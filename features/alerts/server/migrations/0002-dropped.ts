import { type Kysely, sql } from 'kysely'

/** What is taken away stays for a while, with what it found: whoever brings it back loses nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('alerts.search').addColumn('dropped_at', 'timestamptz').execute()
  await sql`create index search_dropped on alerts.search (dropped_at) where dropped_at is not null`.execute(db)
}
