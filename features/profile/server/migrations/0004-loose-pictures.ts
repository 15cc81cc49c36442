import { type Kysely, sql } from 'kysely'

/** Pictures that no head names: on their way in, or replaced, or of somebody who is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table profile.loose_picture (
    file_id text primary key,
    since timestamptz not null
  )`.execute(db)
}
