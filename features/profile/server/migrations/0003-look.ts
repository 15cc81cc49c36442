import { type Kysely, sql } from 'kysely'

/** Who looked at somebody's page on behalf of others: a row for each of them and each day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table profile.look (
    person_id integer not null,
    viewer_id integer not null,
    on_day date not null,
    capacity text not null check (capacity in ('recruiter', 'placement', 'staff')),
    at timestamptz not null,
    times integer not null default 1,
    primary key (person_id, viewer_id, on_day)
  )`.execute(db)
  await sql`create index look_viewer on profile.look (viewer_id)`.execute(db)
  await sql`create index look_day on profile.look (on_day)`.execute(db)
}
