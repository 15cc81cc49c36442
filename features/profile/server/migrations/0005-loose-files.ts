import { type Kysely, sql } from 'kysely'

/** `data` looks after them now: after those too that are noted here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`lock table profile.loose_picture in access exclusive mode`.execute(db)
  await sql`insert into data.loose_file (file_id, since) select file_id, since from profile.loose_picture
    on conflict do nothing`.execute(db)
  await sql`drop table profile.loose_picture`.execute(db)
}
