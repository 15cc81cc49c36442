import { type Kysely, sql } from 'kysely'

/** Files that no row of a feature's names, and since when, or from when on, they may go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table data.loose_file (
    file_id text primary key,
    since timestamptz not null
  )`.execute(db)
}
