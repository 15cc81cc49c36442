import { type Kysely, sql } from 'kysely'

/** `data` looks after them now: after those too that are noted here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What another node notes meanwhile waits, and fails then, instead of being lost.
  await sql`lock table privacy.loose_file in access exclusive mode`.execute(db)
  await sql`insert into data.loose_file (file_id, since) select file_id, since from privacy.loose_file
    on conflict do nothing`.execute(db)
  await sql`drop table privacy.loose_file`.execute(db)
}
