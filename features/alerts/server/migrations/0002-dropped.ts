import type { Kysely } from 'kysely'

/** What is taken away stays for a while, with what it found: whoever brings it back loses nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('alerts.search').addColumn('dropped_at', 'timestamptz').execute()
}
