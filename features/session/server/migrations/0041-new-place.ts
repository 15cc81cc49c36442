import { type Kysely, sql } from 'kysely'

/** A sign-in in a browser that the account did not know, until its owner says whether it was them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table session.new_place (
    id integer primary key generated always as identity,
    person_id integer not null references session.account (id) on delete cascade,
    session_hash text not null,
    browser_hash text not null,
    browser text,
    system text,
    address text,
    at timestamptz not null
  )`.execute(db)
  await sql`create index new_place_person on session.new_place (person_id, id desc)`.execute(db)
}
