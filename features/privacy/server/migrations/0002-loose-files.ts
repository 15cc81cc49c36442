import { type Kysely, sql } from 'kysely'

/** Archives that no row of `export` names: in the making, or of somebody who is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table privacy.loose_file (
    file_id text primary key,
    since timestamptz not null
  )`.execute(db)
}
